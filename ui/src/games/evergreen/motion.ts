/** How things move: quickly and to an end; for those who wish less of it, they fade. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** A piece grows out of the ground on which it stands; one that was seen there before only becomes firm. */
export function grows(_: Element, { seen = false }: { seen?: boolean } = {}): TransitionConfig {
  if (seen) return { duration: 150, css: (t) => `opacity: ${0.72 + 0.28 * t}` };
  if (prefersReducedMotion.current) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 260,
    easing: cubicOut,
    css: (t) => `transform: scale(${0.35 + 0.65 * t}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A card comes from the side of the deck. */
export function deals(_: Element, { place = 0 }: { place?: number } = {}): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 260,
    delay: 40 * place,
    easing: cubicOut,
    css: (t) => `transform: translateX(${-28 * (1 - t)}px); opacity: ${t}`,
  };
}
