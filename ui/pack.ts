/** Puts compressed twins beside the files of a build, `.br` and `.gz`, wherever they are smaller. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|svg|json)$/;

function brotli(text: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

export function pack(folder: string): Plugin {
  return {
    name: "pack",
    apply: "build",
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
      for (const path of names.filter((name) => TEXTS.test(name)).map((name) => join(folder, name))) {
        const text = readFileSync(path);
        const twins = { br: brotli(text), gz: gzipSync(text, { level: 9 }) };
        for (const [end, twin] of Object.entries(twins))
          if (twin.length < text.length) writeFileSync(`${path}.${end}`, twin);
      }
    },
  };
}
