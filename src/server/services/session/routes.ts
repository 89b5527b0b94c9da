import type { Endpoint } from '../../pipeline/endpoint.ts'
import { requestPasswordReset } from './forgot.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { resetPassword } from './reset.ts'

export const endpoints: Endpoint[] = [login, logout, requestPasswordReset, resetPassword]
