import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { build } from 'tsup'
import { published } from './published.mjs'
import { root } from './root.mjs'
import { runTool } from './run.mjs'

/** @typedef {Record<string, unknown> & { version: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: unknown, sideEffects?: unknown }} Manifest */

const hasNoScript = /\.(?:css|json)$/
const notShipped = /\.(?:test|fixture|stories)\.|\/part-states/
const toDist = (/** @type {string} */ path) => path.replace(/^src\//, 'dist/')
/** A star in exports is any path. If it comes twice it is the same name twice: a folder and the file in it. */
const toGlob = (/** @type {string} */ path) => (path.includes('*/*') ? path : path.replace('*', '**/*'))
const leaf = '@evenkeel/api-client/contract/widget-names'

/** Where the copies are: inside of the repository, so that their types are found. */
export const packedFolder = join(root, 'node_modules/.cache/packed')

/**
 * Packs the five packages as tarballs, each from a copy with built files, types, and exports for others. The embed package
 * has to be built before, because its manifest for editors is part of its build.
 * @returns {Promise<string[]>} paths of the tarballs
 */
export async function packAll() {
  rmSync(packedFolder, { recursive: true, force: true })
  for (const name of Object.keys(published)) await stage(name, join(packedFolder, name))
  for (const name of Object.keys(published)) {
    execFileSync('npm', ['pack', join(packedFolder, name), '--pack-destination', packedFolder, '--silent'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return readdirSync(packedFolder)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(packedFolder, file))
}

/**
 * @param {string} name
 * @param {string} copy
 */
async function stage(name, copy) {
  const source = join(root, 'packages', name)
  const entries = Object.values(published[name] ?? {})
  mkdirSync(join(copy, 'dist'), { recursive: true })
  const sources = entries
    .filter((one) => !hasNoScript.test(one))
    .flatMap((one) => globSync(toGlob(one), { cwd: source }))
    .filter((one) => !notShipped.test(one))
  await buildScripts(source, copy, sources, name === 'embed')
  await writeTypes(source, copy, sources)
  if (name === 'embed') keepLeaf(copy)
  for (const entry of entries.filter((one) => hasNoScript.test(one))) await writeOther(source, copy, entry)
  cpSync(join(source, 'README.md'), join(copy, 'README.md'))
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(toManifest(name, source), null, 2)}\n`)
}

/**
 * @param {string} source
 * @param {string} copy
 * @param {string[]} sources
 * @param {boolean} isAlone whether parts of our other packages go into the files
 */
async function buildScripts(source, copy, sources, isAlone) {
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(sources.map((one) => [one.replace(/^src\/|\.tsx?$/g, ''), join(source, one)])),
    outDir: join(copy, 'dist'),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    clean: false,
    external: [/^[^./]/],
    noExternal: isAlone ? [/^@evenkeel\//] : [],
    tsconfig: join(source, 'tsconfig.json'),
    esbuildOptions: (options) => {
      options.conditions = ['evenkeel-source']
      options.jsx = 'automatic'
    },
  })
}

/**
 * Writes the declarations of the entries and of what they name; TypeScript leaves the `.ts` of relative imports in them.
 * @param {string} source
 * @param {string} copy
 * @param {string[]} sources
 */
async function writeTypes(source, copy, sources) {
  const settings = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(source, 'src'),
      outDir: join(copy, 'dist'),
    },
    include: [],
    files: sources.map((one) => join(source, one)),
  }
  const config = join(copy, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(settings))
  const code = await runTool('tsc', ['-p', config], { from: 'typescript-7' })
  if (code !== 0) throw new Error(`The types of ${relative(root, source)} could not be written`)
  for (const file of globSync(join(copy, 'dist/**/*.d.ts'))) {
    const text = readFileSync(file, 'utf8').replace(/(from |import |import\()(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
    writeFileSync(file, text)
  }
  rmSync(config)
}

/**
 * The names of the widgets go along, so that the package needs no other of ours.
 * @param {string} copy
 */
function keepLeaf(copy) {
  const types = readFileSync(join(packedFolder, 'api-client/dist/contract/widget-names.d.ts'))
  writeFileSync(join(copy, 'dist/widget-names.d.ts'), types)
  for (const file of globSync(join(copy, 'dist/*.d.ts'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(leaf, './widget-names.js'))
  }
}

/**
 * @param {string} source
 * @param {string} copy
 * @param {string} entry
 */
async function writeOther(source, copy, entry) {
  const [from, to] = [join(source, entry), join(copy, toDist(entry))]
  if (entry.startsWith('dist/')) return cpSync(from, to)
  const plugin = tailwind({ base: dirname(from), optimize: { minify: true } })
  const { css } = await postcss([plugin]).process(readFileSync(from, 'utf8'), { from })
  writeFileSync(to, css)
}

/**
 * @param {string} name
 * @param {string} source
 */
function toManifest(name, source) {
  /** @type {Manifest} */
  const own = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const exports = Object.fromEntries(
    Object.entries(published[name] ?? {}).map(([entry, from]) => {
      const file = `./${toDist(from).replace(/\.tsx?$/, '')}`
      return [entry, hasNoScript.test(from) ? `./${toDist(from)}` : { types: `${file}.d.ts`, default: `${file}.js` }]
    }),
  )
  const { react, 'react-dom': dom, ...dependencies } = own.dependencies ?? {}
  const peers = { ...own.peerDependencies, ...(react && { react }), ...(dom && { 'react-dom': dom }) }
  const range = name === 'embed' ? '>=17' : '>=19'
  return {
    name: `@evenkeel/${name}`,
    version: own.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: name === 'embed' ? ['./dist/define.js'] : name === 'engine' ? false : ['**/*.css'],
    exports,
    ...(name === 'embed' && { customElements: './dist/custom-elements.json' }),
    files: ['dist'],
    ...(name !== 'embed' && { dependencies }),
    peerDependencies: Object.fromEntries(Object.keys(peers).map((peer) => [peer, range])),
    ...(own.peerDependenciesMeta !== undefined && { peerDependenciesMeta: own.peerDependenciesMeta }),
  }
}
