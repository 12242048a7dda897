// Proves: ASVS-5.2.1
import { describe, expect, it } from 'vitest'
import { HeldFile } from './held-file.ts'
import { parseForm } from './parse-form.ts'

async function encode(form: FormData): Promise<[string, Uint8Array<ArrayBuffer>]> {
  const encoded = new Response(form)
  return [encoded.headers.get('Content-Type') ?? '', new Uint8Array(await encoded.arrayBuffer())]
}

async function toText(entries: Iterable<[string, FormDataEntryValue]>): Promise<string[][]> {
  return Promise.all(
    Array.from(entries, async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, String(value.size), await value.text(), String((await value.bytes()).length)],
    ),
  )
}

const rows = '01/25/2026,Café,-1.00\r\n'.repeat(5_000)
const forms: readonly (readonly [string, () => FormData])[] = [
  ['one large file', () => withFields([['file', new File([rows], 'a "b".csv', { type: 'text/csv' })]])],
  [
    'a large file between texts',
    () =>
      withFields([
        ['mapping', '{}'],
        ['file', new File([rows], 'ñ.csv')],
        ['userAccountId', ''],
      ]),
  ],
  [
    'two large files',
    () =>
      withFields([
        ['a', new File([rows], 'a')],
        ['b', new File([rows, rows], 'b')],
      ]),
  ],
  [
    'a large text',
    () =>
      withFields([
        ['text', rows],
        ['file', new File(['x'], 'x')],
      ]),
  ],
  [
    'an empty file beside a large one',
    () =>
      withFields([
        ['a', new File([], 'a')],
        ['b', new File([rows], 'b')],
      ]),
  ],
  ['a file that looks like a form', () => withFields([['a', new File([`\r\n--x\r\n\r\n${rows}\r\n--x--\r\n`], 'a')]])],
  [
    'a small form',
    () =>
      withFields([
        ['a', new File(['1'], 'a')],
        ['b', 'c'],
      ]),
  ],
]

function withFields(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value)
  return form
}

describe('a form', () => {
  it.each(forms)('with %s is read as the platform reads it', async (_, make) => {
    const [contentType, bytes] = await encode(make())
    const expected = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
    expect(await toText(await parseForm(contentType, bytes))).toEqual(await toText(expected.entries()))
  })

  it('keeps a large file in memory once: it is a part of the body', async () => {
    const [contentType, bytes] = await encode(withFields([['file', new File([rows], 'a.csv')]]))
    const [entry] = await parseForm(contentType, bytes)
    const file = entry?.[1]
    expect(file).toBeInstanceOf(HeldFile)
    expect(file instanceof File && (await file.bytes()).buffer).toBe(bytes.buffer)
  })

  it.each([
    ['is cut off', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -40)],
    ['has no part', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(60)],
    ['is something else', (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(65)],
  ])('that %s is refused', async (_, damage) => {
    const [contentType, bytes] = await encode(withFields([['file', new File([rows], 'a.csv')]]))
    await expect(parseForm(contentType, damage(bytes))).rejects.toThrow(TypeError)
  })

  it('whose boundary is quoted, or not named, is read or refused', async () => {
    const [contentType, bytes] = await encode(withFields([['file', new File([rows], 'a.csv')]]))
    const quoted = contentType.replace(/boundary=(.*)$/, 'boundary="$1"')
    expect(await toText(await parseForm(quoted, bytes))).toEqual(await toText(await parseForm(contentType, bytes)))
    await expect(parseForm('multipart/form-data', bytes)).rejects.toThrow(TypeError)
  })
})
