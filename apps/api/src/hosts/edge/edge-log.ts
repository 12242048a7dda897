/** Writes a line to the platform's log, which takes what a Worker writes to its console. */
export function writeLog(line: string): void {
  console.error(line)
}
