// Proves: API-08
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openApiForm } from './openapi-form.fixture.ts'
import { openApiDocument } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly security: readonly Readonly<Record<string, unknown>>[]
}

const text = JSON.stringify(openApiDocument('1'))
const document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: object }
} = JSON.parse(text)
const documentUrl = 'https://evenkeel.example/openapi.json'

/** Returns places of the document as JSON pointers: `/paths/~1webapi~1v1…/schema`. */
function findPlaces(
  value: unknown,
  isWanted: (key: string, parent: string) => boolean,
  path: readonly string[] = [],
): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, key]
    const pointer = here.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    return [...(isWanted(key, path.at(-1) ?? '') ? [pointer] : []), ...findPlaces(inside, isWanted, here)]
  })
}

/** Stops at the first fault, calls a shape instead of repeating it, and leaves its code as it is: ajv then compiles in a third of the time. */
const known = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } }).addSchema({
  $id: documentUrl,
  ...JSON.parse(text),
})
const refTo = (pointer: string) => ({ $ref: `${documentUrl}#${encodeURI(pointer)}` })
const compiled = new Map<string, ReturnType<typeof known.compile>>()

/** Returns the check of one schema, compiled once: with all that it refers to, that takes long. */
function schemaAt(pointer: string) {
  const schema = compiled.get(pointer) ?? known.compile(refTo(pointer))
  compiled.set(pointer, schema)
  return schema
}

describe('/openapi.json', () => {
  it('has the form of an OpenAPI 3.1 document', () => {
    const hasForm = new Ajv2020({ strict: false, allErrors: true }).compile(openApiForm)
    hasForm(JSON.parse(text))
    expect(hasForm.errors ?? []).toEqual([])
    // The form does check something: it refuses a document without one of these.
    for (const field of ['openapi', 'info', 'paths'])
      expect(hasForm({ ...JSON.parse(text), [field]: undefined })).toBe(false)
  })

  it('is small: it has each shape once', () => {
    expect(text.length).toBeLessThan(830_000)
    expect(gzipSync(text).length).toBeLessThan(80_000)
    expect(text.match(/"showsRefreshPrompt":\{/g)).toHaveLength(12)
  })

  it('holds only schemas that compile, and only references that lead somewhere', () => {
    const pointers = findPlaces(JSON.parse(text), (key, parent) => parent === 'schemas' || key === 'schema')
    expect(pointers.length).toBeGreaterThan(Object.keys(endpoints).length)
    // All at once, so that what many of them refer to is compiled once.
    const compileAll = (all: readonly string[]) => () => known.compile({ anyOf: all.map(refTo) })
    expect(compileAll(pointers)).not.toThrow()
    expect(compileAll(['/components/schemas/NoSuchShape'])).toThrow('NoSuchShape')
    const targets = new Set([...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, target]) => target))
    const places = new Set(
      findPlaces(JSON.parse(text), (_key, parent) =>
        ['schemas', 'responses', 'headers', 'parameters'].includes(parent),
      ),
    )
    expect([...targets].filter((target) => !places.has(target ?? ''))).toEqual([])
  })

  it('keeps no shape to which nothing refers', () => {
    const components = findPlaces(JSON.parse(text), (_key, parent) => parent === 'schemas')
    expect(components.filter((pointer) => !text.includes(`"#${pointer}"`))).toEqual([])
  })

  it('has a unique name for each operation, with the parameters of its path and a security that exists', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { path, parameters, security } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(inPath.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted())
      for (const name of security.flatMap(Object.keys))
        expect(Object.keys(document.components.securitySchemes)).toContain(name)
    }
  })

  it('knows every file of the contract that has shapes', () => {
    const folder = new URL('../../../../../packages/api-client/src/contract/', import.meta.url)
    const files = ['', 'plan/']
      .flatMap((inside) => readdirSync(new URL(inside, folder)).map((file) => inside + file))
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    const withShapes = files.filter((file) =>
      /^export const \w+ = (?:z\.|\w+\.check)/m.test(readFileSync(new URL(file, folder), 'utf8')),
    )
    const list = readFileSync(new URL('named-shapes.ts', import.meta.url), 'utf8')
    expect(withShapes.length).toBeGreaterThan(30)
    expect(
      withShapes.filter((file) => file !== 'plan/params.ts' && !list.includes(`contract/${file.replace('.ts', "'")}`)),
    ).toEqual([])
  })
})

describe('what /openapi.json says of an answer', () => {
  let app: TestApp
  let demo: TestClient
  /** Links banks in a frame, so she may use the older calls. */
  let lena: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    await seedDemo(app.parts)
    demo = await app.signIn('demo@evenkeel.example')
    lena = await app.signIn('lena@evenkeel.example')
  })
  afterAll(() => app.stop())

  const table: readonly Endpoint[] = Object.values(endpoints)
  const reads = table.filter(
    ({ method, who, params, query, answerType }) =>
      method === 'GET' && who === 'employee' && !params && !query && !answerType,
  )
  const answerOf = ({ path, method }: Endpoint) =>
    `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`

  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    'fits the answer of %s',
    async (name, endpoint) => {
      const { status, body } = await (endpoint.path.includes('/quovo/') ? lena : demo).send(name)
      const fits = schemaAt(answerOf(endpoint))
      expect([status, fits(body), fits.errors ?? []]).toEqual([200, true, []])
    },
  )

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('fits plan %i', async (planType) => {
    const fits = schemaAt(answerOf(endpoints.plan))
    expect(fits((await demo.send('plan', { params: { planType } })).body)).toBe(true)
    expect(fits({ planType })).toBe(false)
  })

  it('fits a refusal', async () => {
    const { status, body } = await demo.send('createBudget', { body: {} })
    expect([status, schemaAt('/components/schemas/ErrorBody')(body)]).toEqual([400, true])
  })
})
