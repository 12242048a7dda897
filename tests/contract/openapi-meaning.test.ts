// Proves: API-08
import { entryFiles, findEntryKey } from '@evenkeel/api-client/contract/descriptions/descriptions'
import { groups } from '@evenkeel/api-client/contract/descriptions/groups'
import { numbersOfProperties } from '@evenkeel/api-client/contract/descriptions/named-numbers'
import { shapeEntries } from '@evenkeel/api-client/contract/descriptions/shapes'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { exampleOf } from '../../apps/api/src/http/openapi/examples.ts'
import type { JsonSchema } from '../../apps/api/src/http/openapi/json-schema.ts'
import { openApi, operations, properties, type Property, type Schema } from './openapi-properties.ts'

const folder = 'packages/api-client/src/contract/descriptions'
const { schemas } = openApi.components
const components: Readonly<Record<string, JsonSchema>> = JSON.parse(JSON.stringify(schemas))
const asJson = (schema: Schema): JsonSchema => JSON.parse(JSON.stringify(schema))
const exampleOfSchema = (schema: Schema) => exampleOf(asJson(schema), components)

/** Names a property, and the lines of a description that would fit it. */
const name = ({ shape, parent, name: field, schema }: Property) =>
  `${shape}${parent && ` in ${parent}`}: ${field} ${JSON.stringify(schema.type ?? schema)}`
const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted()

const documentUrl = 'https://evenkeel.example/openapi.json'
const known = new Ajv2020({ strict: false }).addSchema({ $id: documentUrl, ...JSON.parse(JSON.stringify(openApi)) })
const references = (schema: Schema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${documentUrl}#/components`))

describe('every property of /openapi.json', () => {
  it(`has a description: the label of its field in the form of a plan, or a line in a file of ${folder}`, () => {
    expect(properties.length).toBeGreaterThan(2000)
    expect(unique(properties.filter(({ schema }) => !schema.description).map(name))).toEqual([])
  })

  it('has the label of its field in the form of a plan, with the unit, where no line says more', () => {
    const described = (shape: string, parent: string, name: string) =>
      properties.find((each) => each.shape === shape && each.parent === parent && each.name === name)?.schema
    const growth = (name: string) => described('RetirementInput', 'assetsGrowPlan', name)?.description
    expect(growth('expectedAnnualRateReturn')).toBe('Return before retirement, as a fraction')
    expect(growth('expectedAnnualRate')).toBe('Return in retirement, as a fraction')
    const saved = described('EmergencyFundDraft', '', 'emergencyFundMonthsSaved')
    expect(saved).toMatchObject({ description: 'Months of expenses saved', examples: [12] })
    expect(described('LifeInsuranceInput', '', 'existingInsurance')?.description).toBe(
      'Current insurance amount, in dollars',
    )
  })

  it('has an example: in its line there, unless it is a flag, a choice, an id, a list, or a shape', () => {
    expect(unique(properties.filter(({ schema }) => exampleOfSchema(schema) === undefined).map(name))).toEqual([])
  })

  it('has an example that its schema takes', () => {
    const withExample = properties.filter(({ schema }) => schema.examples)
    const eachOnce = [...new Map(withExample.map((property) => [JSON.stringify(property.schema), property])).values()]
    const wrong = eachOnce.filter(({ schema }) => !known.compile(references(schema))(schema.examples?.[0]))
    expect(wrong.map(name)).toEqual([])
  })

  it('is described once: no line is in two files, and none is left over', () => {
    const keys = entryFiles.flatMap((file) => Object.keys(file))
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
    const used = new Set(properties.map(findEntryKey))
    expect(keys.filter((key) => !used.has(key))).toEqual([])
  })

  it('says its meaning as a phrase without a period', () => {
    const texts = [...entryFiles, shapeEntries].flatMap((file) => Object.values(file)).map((entry) => [entry].flat()[0])
    expect(texts.filter((text) => typeof text !== 'string' || !/^[A-Z].*[^.\s]$/.test(text))).toEqual([])
  })
})

describe('a choice in /openapi.json', () => {
  it('has names where it is a number', () => {
    const bare = properties.filter(
      ({ schema }) => schema.enum?.every((value) => typeof value === 'number') && !('x-enum-varnames' in schema),
    )
    expect(unique(bare.map(name))).toEqual([])
    expect(schemas.PlanStatus).toMatchObject({
      enum: [0, 1, 2, 3],
      'x-enum-varnames': ['NOT_STARTED', 'PLAN_PENDING', 'IN_PROGRESS', 'NEEDS_ATTENTION'],
    })
    expect(schemas.Goal?.properties?.goalType?.$ref).toBe('#/components/schemas/GoalType')
  })

  it('is listed for properties that exist', () => {
    const keys = new Set(
      properties.flatMap(({ shape, parent, name: field }) => [field, `${shape}.${field}`, `${parent}.${field}`]),
    )
    expect(Object.keys(numbersOfProperties).filter((key) => !keys.has(key))).toEqual([])
  })

  it('is described where it is a component of its own, as is every other value', () => {
    const values = Object.entries(schemas).filter(
      ([, schema]) => !/"(properties|oneOf|items)":/.test(JSON.stringify(schema)),
    )
    expect(values.length).toBeGreaterThan(50)
    expect(values.filter(([, { description }]) => !description).map(([shape]) => shape)).toEqual([])
    expect(values.filter(([, schema]) => exampleOfSchema(schema) === undefined).map(([shape]) => shape)).toEqual([])
    expect(Object.keys(shapeEntries).filter((shape) => !schemas[shape])).toEqual([])
  })
})

describe('every call of /openapi.json', () => {
  it('has a description, a group, and an example of its body and answer', () => {
    expect(openApi.servers).not.toEqual([])
    expect(openApi.tags.map((tag) => tag.name)).toEqual(groups.map((group) => group.name))
    for (const { operationId, description, tags, requestBody, responses } of operations) {
      expect([operationId, description]).toEqual([operationId, expect.stringMatching(/\.$/)])
      expect(groups.map((group) => group.name)).toContain(tags?.[0])
      const { 'multipart/form-data': _form, ...bodies } = requestBody?.content ?? {}
      const { 'application/json': answer } = responses?.['200']?.content ?? {}
      for (const content of [...Object.values(bodies), ...(answer ? [answer] : [])])
        expect([operationId, content.example]).not.toEqual([operationId, undefined])
    }
  })

  it('types ids and numbers in paths and queries as numbers', () => {
    const parameters = operations.flatMap(({ parameters: all = [] }) => all.filter(({ $ref }) => $ref === undefined))
    expect(parameters.length).toBeGreaterThan(40)
    const isInteger = (schema: Schema) => known.compile(references(schema))(1)
    expect(parameters.filter(({ schema }) => !isInteger(schema)).map((parameter) => parameter.name)).toEqual([])
    const planType = openApi.paths['/ngapi/v1/goal/plan/{planType}']?.get?.parameters?.[0]?.schema ?? {}
    const fits = known.compile(references(planType))
    expect([fits(1), fits('1'), fits(99)]).toEqual([true, false, false])
  })

  it('says how it is repeated, undone, limited and found again', () => {
    const { createBudget, budgets, login } = Object.fromEntries(operations.map((each) => [each.operationId, each]))
    expect(createBudget?.parameters?.map(({ $ref }) => $ref)).toContain('#/components/parameters/IdempotencyKey')
    expect(budgets?.parameters?.map(({ $ref }) => $ref)).not.toContain('#/components/parameters/IdempotencyKey')
    expect(createBudget?.responses?.['200']?.headers).toHaveProperty('Evenkeel-Change')
    expect(login?.security).toEqual([{ xsrfToken: [], requestVerificationToken: [] }])
    for (const operation of operations) {
      expect(operation.responses?.['200']?.headers).toHaveProperty('X-Request-Id')
      expect(operation.responses?.['429']).toEqual({ $ref: '#/components/responses/TooMany' })
    }
    const limits = operations.flatMap(({ requestBody }) => (requestBody ? [requestBody.description] : []))
    expect(limits.filter((limit) => !/^At most \d+ KiB$/.test(limit ?? ''))).toEqual([])
    expect(openApi.components.responses.TooMany?.headers).toHaveProperty('Retry-After')
    for (const header of Object.values({ ...openApi.components.headers, ...openApi.components.parameters }))
      expect(header.description).toBeTruthy()
  })
})
