import type { Endpoint } from '../../http/endpoint.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

export const endpoints: Endpoint[] = [login, logout]
