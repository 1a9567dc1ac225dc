import { limits } from '#shared/limits.ts'

export type ToastKind = 'plain' | 'good' | 'bad'
export type ToastNow = { id: number; text: string; kind: ToastKind }

let now: ToastNow | null = null
let last = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: ToastNow | null) {
  now = next
  tellAgain()
}

/** Has whoever tells of the word look again: a sheet that was in the way is gone. */
export function tellAgain() {
  for (const tell of listeners) tell()
}

/** Shows a short word for 2 s (specification §9); a newer one takes its place. Errors must also stay where they happened. */
export function toast(text: string, kind: ToastKind = 'plain') {
  clearTimeout(timer)
  last += 1
  set({ id: last, text, kind })
  timer = setTimeout(() => set(null), limits.toast)
}

/** The word that is shown at the moment. */
export const toastNow = () => now

/** Tells whenever another word is shown, or none; answers how to stop it. */
export function onToast(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
