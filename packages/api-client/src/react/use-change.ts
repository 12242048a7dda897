import type { Answer, WriteName } from '../contract/endpoints.ts'
import type { EndpointName } from '../contract/paths.ts'
import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { type CallArguments, type ChangeResult, isRefusal } from '../client/client.ts'
import { ignoreGone, matchesKey, useApi } from './api-provider.tsx'

/** Replaces a read's cached answer; `known` is the cached one. Returning undefined leaves it unchanged. */
type Put = <Read extends EndpointName>(
  read: Read,
  next: (known: Answer<Read> | undefined) => Answer<Read> | undefined,
) => void

type Fills = { readonly [Name in EndpointName]?: (answer: Answer<Name>, put: Put) => void }

/**
 * Changes whose answer is also the next answer of a read: it goes straight into that read's cache, without a request.
 * Source: PROF-03.
 */
const fills: Fills = {
  saveContactInformation: (answer, put) => put('contactInformation', () => answer),
  saveAboutMe: (answer, put) => put('aboutMe', () => answer),
  saveDependents: ({ dependents }, put) => put('aboutMe', (known) => known && { ...known, dependents }),
  saveEmailPreferences: (answer, put) => put('emailPreferences', () => answer),
  saveProfileSettings: (answer, put) => put('profileSettings', () => answer),
}

/** Puts the answer of a change into the cache of the reads that it also answers. */
function fillFrom<Name extends EndpointName>(name: Name, answer: Answer<Name>, put: Put): void {
  const fill: Fills[Name] = fills[name]
  fill?.(answer, put)
}

interface Change<Name extends WriteName> {
  /** Makes the change, then repeats every read that it affects, also when its answer was lost. Throws `ApiFailure`. */
  readonly run: (...input: CallArguments<Name>) => Promise<ChangeResult<Name>>
  readonly isBusy: boolean
}

interface ChangeOptions {
  /** Awaited between the change and the repeated reads; `run` does not wait for it. */
  readonly beforeReads?: () => Promise<void>
}

/** Loaded with the first change, because no screen waits for it. Null when it does not load. */
const loadAffects = () =>
  import('./affects.ts').then(
    ({ affects }) => affects,
    () => null,
  )

/** Returns a function that reads again, here and on the person's other pages, what a write has made stale; every read, if the list of them did not load. */
export function useReadAgain(): (name: WriteName) => Promise<void> {
  const { fresh, others } = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (name) => {
      fresh.clear()
      const affects = await loadAffects()
      const reads = affects && affects[name]
      others?.tell(reads)
      await mutate(matchesKey(reads)).catch(ignoreGone)
    },
    [fresh, others, mutate],
  )
}

/**
 * One write of the contract. After it, every read that `affects.ts` lists for it is repeated; every read, if that list did not load.
 *
 * @example const split = useChange('splitTransaction'); await split.run({ body })
 */
export function useChange<Name extends WriteName>(name: Name, { beforeReads }: ChangeOptions = {}): Change<Name> {
  const { client, fresh } = useApi()
  const { mutate } = useSWRConfig()
  const readAgain = useReadAgain()
  const [running, setRunning] = useState(0)
  const run = useCallback(
    async (...input: CallArguments<Name>) => {
      setRunning((count) => count + 1)
      // It is there when the change is made.
      void loadAffects()
      fresh.clear()
      try {
        const result = await client.change(name, ...input)
        fillFrom(
          name,
          result.answer,
          (read, next) => void mutate([read], next, { revalidate: false }).catch(ignoreGone),
        )
        if (beforeReads === undefined) await readAgain(name)
        else void beforeReads().then(() => readAgain(name))
        return result
      } catch (reason) {
        // It may have been made, so the screen asks what is there now.
        if (!isRefusal(reason)) void readAgain(name)
        throw reason
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [client, fresh, mutate, readAgain, name, beforeReads],
  )
  return { run, isBusy: running > 0 }
}

/** Returns a function that undoes a change by the id of its journal entry. */
export function useUndo(): (changeId: number) => Promise<void> {
  const { run } = useChange('undoChange')
  return useCallback(
    async (changeId: number) => void (await run({ params: { changeId: String(changeId) }, body: {} })),
    [run],
  )
}
