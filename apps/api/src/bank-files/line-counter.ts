/**
 * Returns a function for the line (from 1) of a position. Positions must not decrease, so that the file is counted
 * once.
 */
export function createLineCounter(text: string): (position: number) => number {
  let line = 1
  let nextBreak = text.indexOf('\n')
  return (position) => {
    while (nextBreak !== -1 && nextBreak < position) {
      line += 1
      nextBreak = text.indexOf('\n', nextBreak + 1)
    }
    return line
  }
}
