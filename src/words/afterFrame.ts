/** Milliseconds after which work is done although nothing is drawn, such as in a tab that is not looked at. */
const ANYWAY = 1_000

/** Does a piece of work once the frame that is being made is on the screen. Answers how to call it off. */
export function afterFrame(work: () => void): () => void {
  // There is nothing to wait for where nothing is ever drawn.
  const draws = 'requestAnimationFrame' in globalThis
  let timer = setTimeout(done, draws ? ANYWAY : 0)
  const frame = draws ? requestAnimationFrame(shown) : 0

  function shown() {
    clearTimeout(timer)
    timer = setTimeout(done)
  }
  function callOff() {
    if (draws) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  function done() {
    callOff()
    work()
  }
  return callOff
}
