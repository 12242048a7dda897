export { ApiProvider, type FirstAnswers, type OtherPages, type StaleReads, useClient } from './api-provider.tsx'
export { useListQuery, useQuery, type QueryState } from './use-query.ts'
export { useChange, useReadAgain, useUndo } from './use-change.ts'
