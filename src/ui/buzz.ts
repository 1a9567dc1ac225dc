/** Milliseconds: what went well is felt once, what did not twice. */
const FELT = { good: [12], bad: [30, 60, 30] } as const

/** A short stir of the phone, where there is one to stir, after a first tap, and never for whom movement makes ill. */
export function buzz(kind: keyof typeof FELT) {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate([...FELT[kind]])
}
