/** Who works here. Trainers and trainees sign in and see none of the desk (decisions.md). */
export const staffRoles = ['admin', 'reception', 'staff', 'trainer', 'trainee'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Minimum length of a password. */
export const shortestPassword = 8

/** Stands in the place of an erased guest's name. */
export const ERASED_NAME = 'Erased guest'
