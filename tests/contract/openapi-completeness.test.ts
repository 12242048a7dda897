// Proves: API-06, API-07
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import { describe, expect, it } from 'vitest'
import { openApi, type Operation, type Response } from './openapi-properties.ts'
import { specifiedCalls } from './specified-calls.ts'

const { paths, components } = openApi
const findOperation = (method: string, path: string): Partial<Operation> => paths[path]?.[method.toLowerCase()] ?? {}
/** A response, inline or by reference. */
const findResponse = ({ responses }: Partial<Operation>, status: string): Response | undefined => {
  const response = responses?.[status]
  return response?.$ref ? components.responses[response.$ref.replace('#/components/responses/', '')] : response
}

/** What a line of the specification calls a caller, as the table may say it: a sign-in is everybody's who has one. */
const callers: Readonly<Record<string, readonly string[]>> = {
  employee: ['employee', 'signed-in'],
  public: ['public'],
  staff: ['staff'],
}

describe('/openapi.json has every call that is specified', () => {
  it('of which there are these many', () => {
    expect(specifiedCalls.length).toBe(149)
    expect(new Set(specifiedCalls.map(([method, path]) => `${method} ${path}`)).size).toBe(specifiedCalls.length)
  })

  it.each(specifiedCalls)('%s %s', (method, path, who) => {
    const operation = findOperation(method, path)
    expect(callers[who]).toContain(operation['x-who'])
    expect(operation['x-roles']?.includes(who) ?? false).toBe(who !== 'public')
    expect(operation.summary).toMatch(/\.$/)
    const [answer] = Object.values(operation.responses?.['200']?.content ?? {})
    expect(answer?.schema).toBeTypeOf('object')
    for (const code of [-1, 10000, 10001] as const)
      expect(operation.responses?.['400']?.description).toContain(`${code} ${errorCatalog[code]}`)
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path' && parameter.schema)
    expect(described.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
    const refusals = ['429', '500', '503', 'default', ...(who === 'public' ? [] : ['401', '403', '404'])]
    for (const status of refusals)
      expect(findResponse(operation, status)?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/ErrorBody',
      })
  })

  it('describes a body wherever the specification sends one', () => {
    const without = specifiedCalls.filter(
      ([method, path]) => (method === 'POST' || method === 'PUT') && !findOperation(method, path).requestBody,
    )
    // This one is sent without.
    expect(without.map(([, path]) => path)).toEqual(['/webapi/v1/user/account/types'])
  })

  it('names each code of the catalog at some call', () => {
    const descriptions = specifiedCalls
      .map(([method, path]) => findOperation(method, path).responses?.['400']?.description ?? '')
      .join('; ')
    const unnamed = Object.entries(errorCatalog).filter(
      ([code, message]) => !descriptions.includes(`${code} ${message}`),
    )
    expect(unnamed).toEqual([])
  })
})
