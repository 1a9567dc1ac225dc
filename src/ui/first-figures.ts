const waiting: (() => void)[] = []
let areShown = false

/** Does a piece of work once a start shows its first figures: until then it would take their share of the network. */
export function afterFigures(work: () => void) {
  if (areShown) work()
  else waiting.push(work)
}

/** Tells that they are shown, or that they could not be had. */
export function figuresShown() {
  areShown = true
  for (const work of waiting.splice(0)) work()
}
