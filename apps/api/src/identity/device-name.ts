/** In this order, since most browsers also claim to be another: `Edg/` comes with `Chrome/` and `Safari/`. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
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

/** Returns a browser's name in words for the person: `Firefox on Windows`. No part of the header itself is stored. */
export function deviceName(request: Request): string {
  const agent = (request.headers.get('User-Agent') ?? '').slice(0, 500)
  const [browser, system] = [nameIn(agent, browsers), nameIn(agent, systems)]
  if (!browser && !system) return 'Unknown device'
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
