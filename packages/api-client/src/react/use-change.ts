import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { CallArguments, ChangeResult } from '../client/client.ts'
import type { EndpointName } from '../contract/paths.ts'
import { affects } from './affects.ts'
import { useClient } from './api-provider.tsx'
import { fillFrom } from './fills.ts'

interface Change<Name extends EndpointName> {
  /** Makes the change, then has every read that it touches read again. Throws `ApiFailure`. */
  readonly run: (...input: CallArguments<Name>) => Promise<ChangeResult<Name>>
  readonly isBusy: boolean
}

interface ChangeOptions {
  /** Waited for before anything is read again; the change itself is done by then, and `run` does not wait for this. */
  readonly beforeReads?: () => Promise<void>
}

const isKeyOf = (names: readonly EndpointName[]) => (key: unknown) =>
  Array.isArray(key) && names.some((name) => name === key[0])

/**
 * One change of the contract.
 *
 * @example const split = useChange('splitTransaction'); await split.run({ body })
 */
export function useChange<Name extends EndpointName>(name: Name, { beforeReads }: ChangeOptions = {}): Change<Name> {
  const client = useClient()
  const { mutate } = useSWRConfig()
  const [running, setRunning] = useState(0)
  const run = useCallback(
    async (...input: CallArguments<Name>) => {
      setRunning((count) => count + 1)
      try {
        const result = await client.change(name, ...input)
        fillFrom(name, result.answer, (read, next) => void mutate([read], next, { revalidate: false }))
        const readAgain = () => mutate(isKeyOf(affects[name] ?? []))
        if (beforeReads === undefined) await readAgain()
        else void beforeReads().then(readAgain)
        return result
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [client, mutate, name, beforeReads],
  )
  return { run, isBusy: running > 0 }
}

/** Takes a change back by its journal entry. */
export function useUndo(): (changeId: number) => Promise<void> {
  const { run } = useChange('undoChange')
  return useCallback(
    async (changeId: number) => void (await run({ params: { changeId: String(changeId) }, body: {} })),
    [run],
  )
}
