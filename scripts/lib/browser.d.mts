import type { Browser } from 'playwright-core'

/** A Chromium that starts on this machine, and the arguments to start it with. */
export interface FoundBrowser {
  executablePath: string
  args: string[]
}

export function findBrowser(): Promise<FoundBrowser>

export function openBrowser(settings?: {
  /** The size of the font that a person set in the browser, in pixels. */
  fontSize?: number | undefined
}): Promise<Browser>

/** How long a browser may take to start, in milliseconds. */
export const launchTimeoutMs: number

/** Returns the path of the first browser that starts. @throws Error with why the last one failed. */
export function firstThatStarts(among: readonly (() => Promise<string | undefined>)[]): Promise<string>
