import './edge-trust.ts'
import { afterAll } from 'vitest'
import { stopWorkerds } from './edge-workerd.ts'

afterAll(stopWorkerds)
