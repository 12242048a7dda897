/** In this order, since most browsers also claim to be another: `Edg/` comes with `Chrome/` and `Safari/`. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (agent: string, names: readonly (readonly [string, RegExp])[]) =>
  names.find(([, pattern]) => pattern.test(agent))?.[0]

/** What a browser calls itself, in words for the person: `Firefox on Windows`. Nothing of the header itself is kept. */
export function deviceName(request: Request): string {
  const agent = (request.headers.get('User-Agent') ?? '').slice(0, 500)
  const [browser, system] = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)]
  if (!browser && !system) return 'Unknown device'
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
