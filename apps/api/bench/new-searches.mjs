/**
 * Returns searches with their names, as the screen asks for their first page.
 * @param {string} yearAgo
 */
export function newSearches(yearAgo) {
  const byValue = { ordering: { fieldName: 'value', sortDirection: 'ASC' } }
  const aMonthAgo = { startDate: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10) }
  const soon = { mayCountLater: true, pageSize: 50 }
  return [
    ['a shop of 10,000 rows', { search: 'greenleaf', ...soon }],
    ['a shop of 10,000 rows, by amount', { search: 'greenleaf', ...byValue, ...soon }],
    ['a shop of 10,000 rows, in a month', { search: 'greenleaf', ...aMonthAgo, ...soon }],
    ['a shop of 10,000 rows, in a year', { search: 'greenleaf', startDate: yearAgo, ...soon }],
    ['money out', { kind: 'out', ...soon }],
    ['words that no row has', { search: 'nowhere', ...soon }],
  ]
}
