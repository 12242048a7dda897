export { ApiProvider, type FirstAnswers, useClient } from './api-provider.tsx'
export { useListQuery, useQuery, type QueryState } from './use-query.ts'
export { useChange, useUndo } from './use-change.ts'
