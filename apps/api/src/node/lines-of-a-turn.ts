/**
 * Writes lines of a log together, once in each turn of the event loop: a write for each costs a busy server more than the line.
 * Ended processes write what is left on their way out.
 */
export function linesOfATurn(
  write: (lines: string) => void,
  onExit: (flush: () => void) => void,
): (line: string) => void {
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length > 0) write(`${waiting.join('\n')}\n`)
    waiting = []
  }
  onExit(flush)
  return (line) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push(line)
  }
}
