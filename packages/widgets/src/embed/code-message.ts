/** How our window hands the one-time code to the widget that opened it. */
export interface CodeMessage {
  readonly type: 'evenkeel:code'
  readonly code: string
}

/** The code in a message's data; null for anything that is not exactly such a message. */
export function codeIn(data: unknown): string | null {
  const isOurs = typeof data === 'object' && data !== null && 'type' in data && data.type === 'evenkeel:code'
  return isOurs && 'code' in data && typeof data.code === 'string' && data.code !== '' ? data.code : null
}
