import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { applyEdits, patchedFile, patchedFiles } from './radix-edits.ts'
import { radixShadowPatchEsbuild } from './radix-shadow-patch.ts'

const modules = join(createRequire(import.meta.url).resolve('react/package.json'), '../..')
const read = (path: string) => readFileSync(join(modules, path), 'utf8')

describe('each edit of the pinned Radix', () => {
  for (const file of patchedFiles) {
    for (const edit of file.edits) {
      test(`${file.path}: ${String(edit.find).slice(0, 60)} applies ${String(edit.times)} times`, () => {
        expect(edit.times).toBeGreaterThan(0)
        expect(read(file.path).match(edit.find)).toHaveLength(edit.times)
      })
    }

    test(`${file.path} asks nothing of the host page any more`, () => {
      const code = applyEdits(file, read(file.path))
      const body = code.replaceAll(/^function deep[\s\S]*?^\}/gm, '')
      expect(body).not.toMatch(/\bdocument2?\.activeElement|ownerDocument\.activeElement/)
      expect(body).not.toMatch(/\b(?:event|originalEvent)\.target\b/)
      expect(body).not.toMatch(/"style",\s*\{\s*dangerouslySetInnerHTML|createElement\('style'\)/)
    })
  }
})

test('a version in which an edit no longer matches is refused with the file and the count', () => {
  const file = patchedFile('/x/node_modules/@radix-ui/react-dialog/dist/index.mjs')
  expect(file).toBeDefined()
  expect(() => file && applyEdits(file, 'var nothing = 1')).toThrow(/react-dialog.*matched 0 times, not 1/)
})

test('only the files of the table are touched, also under a Vite id with a query', () => {
  expect(patchedFile('/x/node_modules/@radix-ui/react-select/dist/index.mjs?v=1')?.path).toContain('react-select')
  expect(patchedFile('/x/node_modules/@radix-ui/react-popper/dist/index.mjs')).toBeUndefined()
  expect(patchedFile('/x/src/react-select/dist/index.mjs')).toBeUndefined()
})

test('a bundle made with the esbuild plugin reads every patched file and writes no style element', async () => {
  const result = await build({
    stdin: {
      contents: "export * as d from '@radix-ui/react-dialog'; export * as s from '@radix-ui/react-select'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [radixShadowPatchEsbuild()],
  })
  const inputs = Object.keys(result.metafile.inputs)
  for (const file of patchedFiles) expect(inputs.some((input) => input.endsWith(file.path))).toBe(true)
  const code = result.outputFiles[0]?.text ?? ''
  expect(code).not.toContain('createElement("style")')
  expect(code).not.toContain('data-radix-select-viewport]{')
  expect(code.match(/adoptedStyleSheets = /g)).toHaveLength(2)
})
