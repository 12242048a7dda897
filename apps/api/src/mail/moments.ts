import { language } from '@evenkeel/engine'

const writers = new Map<string, Intl.DateTimeFormat>()

/** Writes a moment, in milliseconds since 1970, by UTC and in the language of the mail. */
function write(at: number, style: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${style.timeStyle ?? ''}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
  writers.set(key, writer)
  return writer.format(at)
}

/** Returns `November 23, 2026 at 9:30 AM`. */
export const dayAndTime = (at: number): string => write(at, { dateStyle: 'long', timeStyle: 'short' })

/** Returns `November 3, 2026`. */
export const longDay = (at: number): string => write(at, { dateStyle: 'long' })
