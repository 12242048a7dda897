// Proves: API-09
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { toJsonSchema } from '../../src/http/openapi/json-schema.ts'
import { listFields } from '../access-matrix.ts'

const table: readonly Endpoint[] = Object.values(endpoints)

/** Fields that are named like an id and identify nothing that a person owns, each with what it is. */
const nobodys: Readonly<Record<string, string>> = {
  'confirmSecondFactor body.credential.id': 'made by the browser; what it opens is decided by its signature',
  'confirmSecondFactor body.credential.rawId': 'as credential.id',
  'verifySecondFactor body.credential.id': 'as in confirmSecondFactor',
  'verifySecondFactor body.credential.rawId': 'as credential.id',
  'loginSso body.credential.id': 'as in confirmSecondFactor',
  'loginSso body.credential.rawId': 'as credential.id',
  'validateUser body.values.employeeId':
    'what the employer calls somebody; held against the roster with the other answers',
  'createConnection body.institutionId': 'a bank',
  'logLinkError body.requestId': 'the provider’s own',
  'logLinkError body.institutionId': 'a bank',
  'logLinkError body.linkSessionId': 'the provider’s own',
  'sandboxLogin body.institutionId': 'a bank of the sandbox',
  'sandboxOAuthStart body.institutionId': 'a bank of the sandbox',
  'sandboxOAuthResume body.oauthStateId': 'of the sandbox’s dialog, unguessable and used once',
  'sandboxFinish body.accountIds[]': 'accounts of the sandbox’s bank, of the login that the dialog has just made',
  'sandboxControl body.row.rowId': 'a row of the sandbox’s bank, of the connection that the call names',
  'sandboxControl body.row.accountId': 'as row.rowId',
  'sandboxControl body.row.postsRowId': 'as row.rowId',
  'nextSteps query.goalId': 'a goal type',
  'saveEmailPreferences body.preferences[].preferenceId': 'a catalog',
  'saveCheckup body.answers[].questionId': 'a catalog',
  'saveCheckup body.answers[].answerId': 'a catalog',
  'saveWellBeing body.answers[].questionId': 'a catalog',
  'saveWellBeing body.answers[].answerId': 'a catalog',
  'searchUsers body.companyId': 'narrows a search whose reach is decided by the role',
}

const isNamedLikeAnId = (field: string) => /(^|\.)id$|Ids?$|Ids\[\]$/.test(field)

const idFields = table.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema
      ? listFields(toJsonSchema(schema, 'input'))
          .filter(isNamedLikeAnId)
          .map((field) => ({ endpoint, place: `${part}.${field}` }))
      : []
  }),
)

describe('every field that is named like an id', () => {
  it('has a declared owner, or is in the list of those without an owner', () => {
    expect(idFields.length).toBeGreaterThan(50)
    const undeclared = idFields
      .filter(({ endpoint, place }) => !endpoint.ids?.[place])
      .map(({ endpoint, place }) => `${endpoint.name} ${place}`)
    expect(undeclared.toSorted()).toEqual(Object.keys(nobodys).toSorted())
  })

  it('exists wherever the table declares an id', () => {
    const places = new Set(idFields.map(({ endpoint, place }) => `${endpoint.name} ${place}`))
    const declared = table.flatMap(({ name, ids = {} }) => Object.keys(ids).map((place) => `${name} ${place}`))
    const missing = declared.filter((place) => !places.has(place))
    // Ids under other names: a category, and what a split names by `category`.
    expect(missing.filter((place) => !/category$|categoryIds?(\[\])?$|benefits?\[\]/i.test(place))).toEqual([])
  })
})
