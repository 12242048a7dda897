import './test-certificates.ts'
import { afterAll } from 'vitest'
import { stopFullWorkerds } from './workerd.ts'

afterAll(stopFullWorkerds)
