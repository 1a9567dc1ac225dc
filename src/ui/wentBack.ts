let back = false

if (typeof window !== 'undefined') {
  addEventListener(
    'popstate',
    () => {
      back = true
    },
    { capture: true },
  )
  addEventListener(
    'click',
    () => {
      back = false
    },
    { capture: true },
  )
}

/** Whether the screen was come to by the way back, where it is to be as it was left; a tap leads to its top. */
export const wentBack = () => back
