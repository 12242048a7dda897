import { openApiDocument } from '../../apps/api/src/http/openapi/openapi.ts'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Content {
  readonly schema: Schema
  readonly example?: unknown
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

export interface Response {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Readonly<Record<string, { readonly $ref?: string }>>
  readonly content?: Readonly<Record<string, Content>>
}

export interface Operation {
  readonly operationId: string
  readonly 'x-who'?: string
  readonly 'x-roles'?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly description?: string
    readonly required?: boolean
    readonly content: Readonly<Record<string, Content>>
  }
  readonly responses?: Readonly<Record<string, Response>>
}

export interface Document {
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly headers: Readonly<Record<string, { readonly description?: string }>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

export const openApi: Document = JSON.parse(JSON.stringify(openApiDocument('1')))

export const operations: readonly Operation[] = Object.values(openApi.paths).flatMap((methods) =>
  Object.values(methods),
)

/** A property of the document: the shape it is in, the property around it if there is one, its name, and its schema. */
export interface Property {
  readonly shape: string
  readonly parent: string
  readonly name: string
  readonly schema: Schema
}

function propertiesIn(schema: Schema | undefined, shape: string, parent = ''): Property[] {
  if (!schema) return []
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  return [
    ...inside.flatMap((choice) => propertiesIn(choice, shape, parent)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      { shape, parent, name, schema: field },
      ...propertiesIn(field, shape, name),
    ]),
  ]
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const firstSchema = (content: Readonly<Record<string, Content>> | undefined) => Object.values(content ?? {})[0]?.schema

/** All properties of bodies and answers, and all parameters of paths and queries. */
export const properties: readonly Property[] = [
  ...Object.entries(openApi.components.schemas).flatMap(([name, schema]) => propertiesIn(schema, name)),
  ...operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
    const call = capitalized(operationId)
    return [
      ...propertiesIn(firstSchema(requestBody?.content), `${call}Body`),
      ...propertiesIn(firstSchema(responses?.['200']?.content), `${call}Answer`),
      ...parameters
        .filter(({ $ref }) => $ref === undefined)
        .map((parameter) => ({ ...parameter, shape: call + capitalized(parameter.in), parent: '' })),
    ]
  }),
]
