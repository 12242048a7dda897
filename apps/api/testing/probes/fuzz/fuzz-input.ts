import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import fc from 'fast-check'
import { toJsonSchema } from '../../../src/http/openapi/json-schema.ts'
import { hostileBody, hostileFile, hostileTexts, hostileType, hostileValue, toText } from './hostile-values.ts'
import { type KnownValues, arbitraryValue } from './value-of-schema.ts'

/** One request as it is sent. */
export interface FuzzRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | undefined
  readonly type: string | undefined
}

type Step = string | number
type Change = (inside: unknown) => unknown

/** Returns every place in a value, including the whole value. */
function placesIn(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (Array.isArray(value))
    return [path, ...value.slice(0, 5).flatMap((item, index) => placesIn(item, [...path, index]))]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inside]) => placesIn(inside, [...path, name]))]
}

function at(value: unknown, [step, ...rest]: readonly Step[], change: Change): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? at(item, rest, change) : item))
  const entries = Object.entries(Object(value)).map(
    ([name, inside]) => [name, name === step ? at(inside, rest, change) : inside] as const,
  )
  return Object.fromEntries(entries)
}

/** A change of one place: replaced, removed, or with something added. */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: hostileValue.map(
      (value): Change =>
        () =>
          value,
    ),
  },
  { weight: 1, arbitrary: fc.constant<Change>(() => undefined) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...hostileTexts.slice(0, 20)), hostileValue)
      .map(([name, value]): Change => (inside) => ({ ...Object(inside), [name]: value })),
  },
)

/** Returns a good value with `times` places of it changed. */
const changed = (good: fc.Arbitrary<unknown>, times: number): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.array(fc.tuple(fc.nat(), change), { minLength: times, maxLength: times })).map(([value, changes]) =>
    changes.reduce<unknown>((whole, [place, one]) => {
      const places = placesIn(whole)
      return at(whole, places[place % places.length] ?? [], one)
    }, value),
  )

const jsonType = 'application/json'

function jsonBody(good: fc.Arbitrary<unknown>): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'type'>> {
  const asJson = (value: unknown) => ({ body: toText(value), type: jsonType })
  return fc.oneof(
    { weight: 4, arbitrary: good.map(asJson) },
    { weight: 9, arbitrary: changed(good, 1).map(asJson) },
    { weight: 3, arbitrary: changed(good, 3).map(asJson) },
    { weight: 1, arbitrary: hostileValue.map(asJson) },
    { weight: 2, arbitrary: hostileBody.map((body) => ({ body, type: jsonType })) },
    { weight: 1, arbitrary: fc.tuple(good, hostileType).map(([value, type]) => ({ body: toText(value), type })) },
  )
}

/** Returns a form with the fields that the call knows, good or not, and perhaps one that it does not. */
function formBody(fields: readonly string[]): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'type'>> {
  const values = fc.record({
    file: hostileFile,
    text: fc.constantFrom(...hostileTexts),
    name: fc.constantFrom('a.csv', '', 'x'.repeat(300), '\u0000.ofx'),
    without: fc.nat(),
    isFileText: fc.boolean(),
  })
  const forms = values.map(({ file, text, name, without, isFileText }) => {
    const form = new FormData()
    for (const [index, field] of [...fields, 'strange'].entries()) {
      if (index === without % (fields.length + 3)) continue
      if (field === 'file' && !isFileText) form.set(field, new Blob([file]), name)
      else form.set(field, text.toWellFormed())
    }
    return { body: form, type: undefined }
  })
  return fc.oneof(
    { weight: 4, arbitrary: forms },
    { weight: 1, arbitrary: fc.tuple(hostileBody, hostileType).map(([body, type]) => ({ body, type })) },
  )
}

function arbitraryBody(
  endpoint: Endpoint,
  known: KnownValues,
  planType: string,
): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'type'>> {
  const schema = endpoint.bodyByParam?.schemas[Number(planType)] ?? endpoint.body
  if (!schema) return fc.constant({ body: undefined, type: undefined })
  const json = toJsonSchema(schema, 'input')
  if (endpoint.bodyType === 'multipart') return formBody(Object.keys(json.properties ?? {}))
  return jsonBody(arbitraryValue(json, (path) => known(`body.${path}`)))
}

/** Avoids segments of dots alone, which would change the path before it is sent. */
const asSegment = (value: string) => (/^\.{0,2}$/.test(value) ? 'x' : value.toWellFormed())

function arbitraryTexts(
  endpoint: Endpoint,
  part: 'params' | 'query',
  known: KnownValues,
  fixed: Readonly<Record<string, string>>,
): fc.Arbitrary<Record<string, string>> {
  const schema = endpoint[part]
  if (!schema) return fc.constant({})
  const { properties = {} } = toJsonSchema(schema, 'input')
  const fields = Object.entries(properties).map(([name, field]) => {
    const good = arbitraryValue(field, () => undefined).map(String)
    const ids = known(`${part}.${name}`)?.map(String)
    const usual = fixed[name] !== undefined ? fc.constant(fixed[name]) : ids ? fc.constantFrom(...ids) : good
    return [
      name,
      fc.oneof(
        { weight: 5, arbitrary: usual },
        { weight: 1, arbitrary: fc.constantFrom<string>(...hostileTexts.filter((text) => text.length < 1_000)) },
      ),
    ] as const
  })
  return fc
    .record(Object.fromEntries(fields))
    .map((values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asSegment(value)])))
}

/** Returns requests to one call: most of them nearly good, so that they get as far as possible. */
export function requestsTo(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const planTypes = endpoint.bodyByParam ? Object.keys(endpoint.bodyByParam.schemas) : ['3']
  return fc.constantFrom(...planTypes).chain((planType) => {
    const fixed = endpoint.bodyByParam ? { [endpoint.bodyByParam.param]: planType } : {}
    return fc
      .tuple(
        arbitraryTexts(endpoint, 'params', known, fixed),
        arbitraryTexts(endpoint, 'query', known, {}),
        arbitraryBody(endpoint, known, planType),
      )
      .map(([params, query, body]) => ({ params, query, ...body }))
  })
}
