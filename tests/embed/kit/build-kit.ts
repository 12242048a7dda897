import { join } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import react from '@vitejs/plugin-react'
import postcss from 'postcss'
import { build } from 'vite'
import { postcssShadow } from '../../../packages/ui/build/postcss-shadow.ts'
import { radixShadowPatch } from '../../../packages/ui/build/radix-shadow-patch.ts'
import { sourceConditions } from '../../../scripts/lib/source-conditions.mjs'

const here = import.meta.dirname

/** What a shadow root's sheet says of the element that carries it, as that of the widgets does. */
const hostRule = ':host { all: initial !important; display: block !important; }'
const sources = `@import '../../../packages/ui/src/styles.css'; @source '../../../packages/ui/src'; @source '../../../packages/ui/src/**/*.stories.tsx'; @source './kit-page.tsx';`

async function bundleScript(): Promise<string> {
  const output = await build({
    ...sourceConditions,
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react(), radixShadowPatch()],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'kit-page.tsx', formats: ['iife'], name: 'kit', fileName: 'kit' },
    },
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const [result] = Array.isArray(output) ? output : []
  const [chunk] = result?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the kit was not built')
  return chunk.code
}

async function bundleSheet(css: string, shadow: boolean): Promise<string> {
  const steps = postcss([tailwind(), ...(shadow ? [postcssShadow()] : [])])
  return (await steps.process(css, { from: join(here, 'kit.css') })).css
}

/** A page of the kit: its script, and its sheet for a document and for a shadow root. */
export interface Kit {
  readonly script: string
  readonly pageSheet: string
  readonly shadowSheet: string
}

/** Builds the page with the same steps as the portal and the widgets. */
export async function buildKit(): Promise<Kit> {
  const [script, pageSheet, shadowSheet] = await Promise.all([
    bundleScript(),
    bundleSheet(sources, false),
    bundleSheet(`${sources} ${hostRule}`, true),
  ])
  return { script, pageSheet, shadowSheet }
}
