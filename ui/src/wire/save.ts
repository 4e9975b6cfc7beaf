/** A record as a file on the person's own device. */

import { api } from "./api";

export async function saveRecord(table: string, key: string, game: string): Promise<void> {
  const record = await api.record(table, key);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${game}-${table}.hain`;
  link.click();
  URL.revokeObjectURL(link.href);
}
