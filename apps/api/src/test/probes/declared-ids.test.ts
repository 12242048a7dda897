import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { toJsonSchema } from '../../http/json-schema.ts'
import { fieldsOf } from '../access-matrix.ts'

const table: readonly Endpoint[] = Object.values(endpoints)

/** Fields that are named like an id and name nothing that anybody owns, each with what it is. */
const nobodys: Readonly<Record<string, string>> = {
  'confirmSecondFactor body.credential.id': 'made by the browser; what it opens is decided by its signature',
  'confirmSecondFactor body.credential.rawId': 'as credential.id',
  'verifySecondFactor body.credential.id': 'as in confirmSecondFactor',
  'verifySecondFactor body.credential.rawId': 'as credential.id',
  'validateUser body.values.employeeId':
    'what the employer calls somebody; held against the roster with the other answers',
  'createConnection body.institutionId': 'a bank',
  'logLinkError body.requestId': 'the provider’s own',
  'logLinkError body.institutionId': 'a bank',
  'logLinkError body.linkSessionId': 'the provider’s own',
  'twinLogin body.institutionId': 'a bank of the sandbox',
  'twinOAuthStart body.institutionId': 'a bank of the sandbox',
  'twinOAuthResume body.oauthStateId': 'of the sandbox’s dialog, unguessable and used once',
  'twinFinish body.accountIds[]': 'accounts of the sandbox’s bank, of the login that the dialog has just made',
  'twinControl body.row.rowId': 'a row of the sandbox’s bank, of the connection that the call names',
  'twinControl body.row.accountId': 'as row.rowId',
  'twinControl body.row.postsRowId': 'as row.rowId',
  'nextSteps query.goalId': 'a goal type',
  'saveEmailPreferences body.preferences[].preferenceId': 'a catalogue',
  'saveCheckup body.answers[].questionId': 'a catalogue',
  'saveCheckup body.answers[].answerId': 'a catalogue',
  'saveWellBeing body.answers[].questionId': 'a catalogue',
  'saveWellBeing body.answers[].answerId': 'a catalogue',
  'searchUsers body.companyId': 'narrows a search whose reach is decided by the role',
}

const isNamedLikeAnId = (field: string) => /(^|\.)id$|Ids?$|Ids\[\]$/.test(field)

const idFields = table.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema
      ? fieldsOf(toJsonSchema(schema, 'input'))
          .filter(isNamedLikeAnId)
          .map((field) => ({ endpoint, place: `${part}.${field}` }))
      : []
  }),
)

describe('every field that is named like an id', () => {
  it('says whose it is, or stands in the list of those that are nobody’s', () => {
    expect(idFields.length).toBeGreaterThan(50)
    const undeclared = idFields
      .filter(({ endpoint, place }) => !endpoint.ids?.[place])
      .map(({ endpoint, place }) => `${endpoint.name} ${place}`)
    expect(undeclared.toSorted()).toEqual(Object.keys(nobodys).toSorted())
  })

  it('is really there where the table says that an id stands', () => {
    const places = new Set(idFields.map(({ endpoint, place }) => `${endpoint.name} ${place}`))
    const declared = table.flatMap(({ name, ids = {} }) => Object.keys(ids).map((place) => `${name} ${place}`))
    const missing = declared.filter((place) => !places.has(place))
    // Ids under names of their own: a category, and what a split names by `category`.
    expect(missing.filter((place) => !/category$|categoryIds?(\[\])?$|benefits?\[\]/i.test(place))).toEqual([])
  })
})
