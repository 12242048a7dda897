import type { Client } from '@evenkeel/api-client/client'

const dependent = (firstName: string, relation: 0 | 1 | 2, dateOfBirth: string | null) => ({
  firstName,
  lastName: 'Reyes',
  relation,
  dateOfBirth,
})
const emma = dependent('Emma', 0, '2019-03-01')
const withDependents = (...dependents: readonly (typeof emma)[]) => ({
  api: { before: (client: Client) => client.call('saveDependents', { body: { dependents: [...dependents] } }) },
})
/** A story's parameters: the person has one dependent. */
export const oneDependent = withDependents(emma)
/** A story's parameters: the person has several dependents, one with a long name. */
export const manyDependents = withDependents(
  emma,
  dependent('Bartholomew-Maximilian Featherstonehaugh', 0, '2024-02-29'),
  dependent('Rosa', 1, '1951-12-31'),
  dependent('Ines', 2, null),
)
