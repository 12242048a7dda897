const headerNames = ['X-XSRF-TOKEN', 'RequestVerificationToken'] as const
const cookieNames = { 'X-XSRF-TOKEN': 'XSRF-TOKEN', RequestVerificationToken: 'RequestVerificationToken' } as const

/** The value of a cookie by its name, with or without the `__Host-` that https puts before it. */
function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key = '', ...rest] = pair.trim().split('=')
    if (key === name || key === `__Host-${name}`) return decodeURIComponent(rest.join('='))
  }
  return null
}

/** The two anti-forgery headers, read from the cookies that the server set. Source: open question Q-API-4. */
export function antiForgeryHeaders(cookies: string): [name: string, value: string][] {
  return headerNames.flatMap((header): [string, string][] => {
    const value = cookieValue(cookies, cookieNames[header])
    return value === null ? [] : [[header, value]]
  })
}
