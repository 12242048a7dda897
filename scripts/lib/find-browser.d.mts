/** A Chromium that starts on this machine, and the arguments to start it with. */
export interface FoundBrowser {
  executablePath: string
  args: string[]
}

export function findBrowser(): Promise<FoundBrowser>
