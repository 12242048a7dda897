import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = join(import.meta.dirname, '..')

/** Builds the loader: one file without an import, so that no release of ours can leave a page without a part of it. */
export async function buildLoader(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/loader.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    legalComments: 'none',
    conditions: ['evenkeel-source'],
    write: false,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The loader was built into no file.')
  return file.contents
}

/** Where the loader of each release stays for good, with the integrity of each. */
export const releasesFolder = join(folder, 'releases')
export const integrityFile = join(releasesFolder, 'integrity.json')

/** Returns what a page writes as the `integrity` of a script. */
export const toIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
