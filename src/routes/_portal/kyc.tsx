import { createFileRoute } from "@tanstack/react-router";
import { requireDocuments } from "../-base-paths.ts";

export const Route = createFileRoute("/_portal/kyc")({
  beforeLoad: requireDocuments,
  staticData: { title: "KYC documents" },
});
