import { paths } from '@evenkeel/api-client/contract/paths'
import type { Plugin } from 'vite'

const table = Object.entries(paths).map(([name, { method, path }]) => `${name} ${method} ${path}`)

/** Writes the table of calls, which every page loads first, as one text, which is 0.1 KiB less. */
export function shortPaths(): Plugin {
  return {
    name: 'short-paths',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/api-client/src/contract/paths.ts')
        ? `export const paths = Object.fromEntries(${JSON.stringify(short(table.join()))}.replaceAll('~', '/v1/').replaceAll('$', '/webapi/v1/').split(',').map((line) => {
            const [name, method, path] = line.split(' ')
            return [name, { method, path }]
          }))`
        : null,
  }
}

const short = (text: string) => text.replaceAll('/webapi/v1/', '$').replaceAll('/v1/', '~')
