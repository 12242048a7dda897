/** What a build writes, by the ending of its name; nothing else is ever sent. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Returns the ending of a path's last part, with its dot; empty without one. */
export const findExtension = (path: string): string => /[^/](\.[^./]+)$/.exec(path)?.[1] ?? ''

/** True for a path such as builds write, which leads nowhere else. */
export const isPlainPath = (path: string): boolean => /^\/[\w@~!$+,=./-]+$/.test(path) && !path.includes('..')
