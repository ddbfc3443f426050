// Generated from openapi.yaml by `npm run gen`; do not edit.
export const operations = {
  cancelJob: ["delete", "/jobs/{id}", {}],
  changePassword: ["put", "/user/password", {}],
  checkEmail: ["post", "/user/check-email", { public: true }],
  checkUsername: ["post", "/user/check-username", { public: true }],
  createMaster: ["post", "/master/masters", {}],
  createSubMaster: ["post", "/master/submaster", { multipart: true, json: true }],
  deleteMaster: ["delete", "/master/masters/{id}", {}],
  deleteSubMaster: ["delete", "/master/submaster/{id}", {}],
  forgotPassword: ["post", "/user/forgot", { public: true }],
  getJob: ["get", "/jobs/{id}", {}],
  getMaintenance: ["get", "/project-setting/maintenance", {}],
  getOutboxMail: ["get", "/admin/outbox/{id}", {}],
  getProfile: ["get", "/user/profile", {}],
  getUserPermissions: ["get", "/permission/user-wise-permissions", {}],
  listCategories: ["get", "/roles/category", {}],
  listCities: ["get", "/business/states/{id}", {}],
  listCountries: ["get", "/business/countries", {}],
  listCountryCodes: ["get", "/business/countries-code", { public: true }],
  listJobs: ["get", "/jobs", {}],
  listMasters: ["get", "/master/masters", {}],
  listOutbox: ["get", "/admin/outbox", {}],
  listRoleUsers: ["get", "/permission/role-wise-users", {}],
  listRoles: ["get", "/roles", {}],
  listSessions: ["get", "/user/sessions", {}],
  listStates: ["get", "/business/countries/{id}", {}],
  listSubMasters: ["get", "/master/submaster", {}],
  listSubmodules: ["get", "/roles/submodule", {}],
  login: ["post", "/user/login", { public: true }],
  logout: ["post", "/user/logout", {}],
  reorderSubMasters: ["put", "/master/sub-sequence", {}],
  resendMail: ["post", "/admin/outbox/{id}/resend", {}],
  resetPassword: ["post", "/user/reset-password", { public: true }],
  revokeSession: ["delete", "/user/sessions/{id}", {}],
  sendOtp: ["post", "/user/send-otp", { public: true }],
  setMaintenance: ["put", "/project-setting/maintenance", {}],
  setMasterStatus: ["put", "/master/status/{id}", {}],
  setSubMasterStatus: ["put", "/master/submaster/status/{id}", {}],
  signup: ["post", "/user/signup", { public: true }],
  updateMaster: ["put", "/master/masters/{id}", {}],
  updateProfile: ["put", "/user/profile", { multipart: true, json: true }],
  updateSubMaster: ["put", "/master/submaster/{id}", { multipart: true, json: true }],
  updateUserPermissions: ["put", "/permission/user-wise-permissions", {}],
  validateAccount: ["post", "/auth/validate/account", { public: true }],
  validateUser: ["post", "/auth/validate/user", { public: true }],
  verifyResetOtp: ["post", "/user/verify-otp", { public: true }],
  verifySignupOtp: ["post", "/user/otp-verify", { public: true }],
} as const;

/** The query parameters that have a default: a handler always finds them. */
export type QueryDefaults = {
  getProfile: "is_guest";
  listCategories: "page" | "size";
  listCities: "page" | "size";
  listCountries: "page" | "size";
  listCountryCodes: "page" | "size";
  listJobs: "page" | "size";
  listMasters: "page" | "size";
  listOutbox: "page" | "size";
  listRoleUsers: "page" | "size";
  listRoles: "page" | "size";
  listSessions: "page" | "size";
  listStates: "page" | "size";
  listSubMasters: "page" | "size";
  listSubmodules: "page" | "size";
  login: "is_guest";
  updateProfile: "is_guest";
};
