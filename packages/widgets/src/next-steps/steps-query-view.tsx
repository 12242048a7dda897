import { useAtomValue } from 'jotai'
import { type LoadedProps, QueryView } from '../shared/query-view.tsx'
import { showsRawFailuresAtom } from '../shared/state/raw-failures.ts'
import * as words from '../words/next-steps.generated.ts'

/** Next steps while they load, when they cannot be read (ERR-23, ERR-24), and when they are there. */
export function StepsQueryView<T>(props: Omit<LoadedProps<T>, 'label' | 'failedTitle'>) {
  const showsRaw = useAtomValue(showsRawFailuresAtom)
  const raw = showsRaw ? props.query.failure?.message : undefined
  return <QueryView {...props} label={words.loading()} failedTitle={raw ?? words.failed()} />
}
