// Generated from openapi.yaml by `npm run gen`; do not edit.
import type { FileContent } from "#domain/uploads.ts";

export interface paths {
    "/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the account of an administrator.
         * @description An e-mail address or user name that is taken is refused at its field (409). A stale version is 409 with the account as it is now.
         */
        put: operations["updateAdmin"];
        post?: never;
        /**
         * Delete an administrator to whom nothing refers.
         * @description An account that lines, papers, tasks or the log refer to cannot be deleted (409), only switched off. Nobody can delete their own account (422). The last active administrator, and the last one who manages rights, cannot be deleted (422).
         */
        delete: operations["deleteAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The administrators of the house, by name. */
        get: operations["listAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auditors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The auditors, by name. */
        get: operations["listAuditors"];
        put?: never;
        /**
         * A new auditor.
         * @description The account begins with the rights of its role. Without a `password`, its address receives a mail with a link to set one. An e-mail address or user name that is taken, whether in upper or lower case, is refused at its field (409).
         */
        post: operations["createAuditor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auditors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an auditor's account.
         * @description An e-mail address or user name that is taken is refused at its field (409). A stale version is 409 with the account as it is now.
         */
        put: operations["updateAuditor"];
        post?: never;
        /**
         * Delete an auditor's account that nothing refers to.
         * @description An account that lines, papers, tasks or the log refer to cannot be deleted (409), only switched off. Nobody can delete their own account (422).
         */
        delete: operations["deleteAuditor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/create-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new administrator.
         * @description The account begins with the rights of its role. Without a `password`, its address receives a mail with a link to set one. An e-mail address or user name that is taken, whether in upper or lower case, is refused at its field (409).
         */
        post: operations["createAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/create-qc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new account for quality control.
         * @description The account begins with the rights of its role. Without a `password`, its address receives a mail with a link to set one. An e-mail address or user name that is taken, whether in upper or lower case, is refused at its field (409).
         */
        post: operations["createQc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/delete-qc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a quality control account that nothing refers to.
         * @description An account that lines, papers, tasks or the log refer to cannot be deleted (409), only switched off. Nobody can delete their own account (422).
         */
        delete: operations["deleteQc"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mail that the house has sent, or would have sent if it had a mail server. */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/outbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail with its text, for as long as the outbox keeps the text. */
        get: operations["getOutboxMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/outbox/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a failed or cancelled mail again. A mail that was sent or is waiting is refused (409). For an invitation that is still unused, a new invitation is sent. */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/qcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quality control accounts, by name. */
        get: operations["listQcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sender-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Faults in the DNS of the domain that the house writes from.
         * @description The DNS is asked now and then, never by this call.
         */
        get: operations["readSenderLook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stopped-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that get no letters, the latest first.
         * @description A mail server refused them, or their owner complained. Codes and invitations that somebody asks for go there all the same.
         */
        get: operations["listStoppedAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stopped-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let an address get letters again. */
        delete: operations["liftStoppedAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update-qc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quality control account.
         * @description An e-mail address or user name that is taken is refused at its field (409). A stale version is 409 with the account as it is now.
         */
        put: operations["updateQc"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/view-as/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the portal as a customer or an associate sees it.
         * @description The answer carries the token of a read-only session of that account: every write is refused (403 `viewOnly`). The session ends after half an hour, or with the session that asked for it. The log says who viewed as whom. For administrators only. An account other than a customer's or an associate's is 404, and one that is switched off is 409.
         */
        post: operations["viewAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes, each with its person, role and request, the latest first.
         * @description `search` finds entries by the number of a request, an entry (#17), a stone, a memo or an invoice, by the name of the person who acted, and by what happened ("released"). Without a filter, and between two entries, the total is exact and every page is as fast as the first. Under any other filter entries are counted up to 1,000, and `has_more` says that there are more. A narrower filter, or `seq_to`, reaches the others.
         */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/audit-logs/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry with its body exactly as it was hashed, what it changed, and the entries next to it. */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/audit-logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries that match a filter as a signed file, the oldest first.
         * @description The link is valid for one hour, for the caller only. With `job=true`, or for more than a thousand entries, the answer is 202 at once and the job's record holds the link. A filter that matches no entry is 422. The file ends where the log ended at the time of the request.
         *     `jsonl`: a first line that says what the file holds (`format: loupe-audit/1`), a line for each entry with its body exactly as it was hashed, a last line with `rows`, the hash of the last entry as `head`, and `signature`: Ed25519 over the SHA-256 of all bytes before this line. Between two entries, or without any filter, the rows are a chain (`is_whole: true`). Under another filter each row can still be checked by its own hash.
         *     `csv`: a zip of the table and a small signed file with the SHA-256 of the table's bytes. A spreadsheet would read a signature among the rows as a row.
         */
        get: operations["exportAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The checkpoints that the house has made, the latest first, each compared with the log as it is now. */
        get: operations["listCheckpoints"];
        put?: never;
        /**
         * Sign the present state of the log.
         * @description The house also does this every morning if anything has happened. The checkpoint is mailed to the addresses in `AUDIT_MAIL`, if there are any. Of several calls at the same moment the first makes it, and the others get the same.
         */
        post: operations["createCheckpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/checkpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A checkpoint as a file to keep elsewhere.
         * @description `signature` is Ed25519 over the canonical JSON of the other fields: keys in order, no spaces.
         */
        get: operations["getCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signed statement that the log continues unchanged from one checkpoint to another.
         * @description Every entry between the two is read. If one has changed, the answer is 409 with the first such entry in `refused`.
         *     With `job=true`, or for more than a thousand entries, the answer is 202 at once. The job's record holds the link to the statement, valid for one hour, for the caller only. If an entry has changed, the record has no link, and its `note` names the first such entry.
         */
        get: operations["getConsistency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The verdict on the log and on the checkpoints that were kept.
         * @description The chain as the house last read it: `from` is its first entry, `to` the last one read, `whole_at` when it was last read from the beginning. `checkpoint` is the oldest checkpoint that the log does not agree with, or else the latest one, compared now. Only a checkpoint shows that the end of a log was cut off or that the whole log was rewritten. If the checkpoints kept here were changed too, only one kept elsewhere shows it.
         */
        get: operations["getAuditVerdict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/verifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The program that verifies an export outside the house, as a single file that needs only Node. */
        get: operations["getVerifier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the whole chain now, in the background. */
        post: operations["verifyAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/validate/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the account part of a sign-up before a code is sent.
         * @description Refuses an e-mail address that already has an account (409) and a password that is too short or too common (422).
         */
        post: operations["validateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/validate/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the user part of a sign-up before a code is sent.
         * @description Refuses a user name that is taken, whether in upper or lower case (409), and an unknown country code (422).
         */
        post: operations["validateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail rules with their latest run, by name.
         * @description `search` looks in name and subject. `state` takes those in a state, `id` one.
         */
        get: operations["listBulkEmails"];
        /**
         * Change a mail rule. What is left out stays.
         * @description Refused like a new one. A stale version is 409 with the rule as it is now, and so is a rule that is being sent or whose run
         *     waits for a person.
         */
        put: operations["updateBulkEmail"];
        /**
         * Add a mail rule. It is a draft, and sends nothing by itself.
         * @description A name that another rule has is 409. A placeholder that does not exist, a link that leads elsewhere than to https, mailto or a
         *     page of the portal, and a schedule of another form are 422; a person who is no client is 404. A search may not ask about cost
         *     (403).
         */
        post: operations["createBulkEmail"];
        /**
         * Delete a mail rule that was never sent.
         * @description A rule that was sent stays with its report (409).
         */
        delete: operations["deleteBulkEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/letters/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stones of a letter, for whoever opens its link.
         * @description The stock numbers that the letter offered, in its order, whatever its search finds since. They are no right to see these
         *     stones, and have no prices: both are asked for by whoever opens the link. A letter that offered none is 404.
         */
        get: operations["getLetterStones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A letter as one client would read it now. Nothing is sent or kept.
         * @description The words of an open form are previewed as they are. Refused like a new rule; a client who is out of reach is 404.
         */
        post: operations["previewBulkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/preview/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of stones, as the letter of one client would have it with it now.
         * @description `user_id` is the client; without one the stones and prices are those of a customer without limits. `file` is a link, valid for
         *     one hour, for the caller only. A search that finds them no stones is 422. Never with cost.
         */
        post: operations["makeBulkEmailFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/preview/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The clients that a filter finds now, and those of them who would not get a letter, whatever it offers.
         * @description The filter of an open form as it is; nothing is kept. `people` are the first fifty, `counts` are over all of them. Somebody who
         *     is no client is 404.
         */
        post: operations["previewBulkEmailPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the rest of a run that was stopped or failed. The rule is a draft again. */
        post: operations["abandonBulkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people who would get the letter now, and those who would not, with the reason. Nothing is sent.
         * @description A page of the people whom the filter of the rule finds, each with the reason that leaves them out, or with the stones that they
         *     would be offered. `counts` are over all of them, but for the stones: those are asked when a letter is written, and here
         *       if one page holds everybody.
         */
        get: operations["planBulkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a run that was stopped or failed. Whoever got the letter does not get it again. */
        post: operations["resumeBulkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a mail rule, the latest first. */
        get: operations["listBulkEmailRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a rule on its schedule, or take it off.
         * @description It follows its schedule from that moment. A rule without a schedule is 422.
         */
        put: operations["scheduleBulkEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a run. Letters that no mail server was given yet stay here. */
        post: operations["stopBulkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/rules/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the letter to oneself, as a client would get it.
         * @description `user_id` is the client whose name, stones and prices it has; without one they are those of a customer without limits.
         */
        post: operations["testBulkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/runs/{id}/sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report of a run: who got the letter, when, with which stones at which price, and who did not and why. */
        get: operations["listBulkEmailSends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-email/send-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a mail rule now, once for one run key.
         * @description A GET that acts, as the specification has it. `run_key` makes it harmless to ask twice: whoever asks for sending makes a new
         *     key, and the same key answers the same run and sends nothing again. Without a key the call answers the run that such a
         *     call began, while it is under way and for a minute at least, before it begins another. A key of another rule is 409.
         *     A rule that finds no stones, more than 500, or nobody who would get the letter is 422. The people are fixed now; whether each
         *     may still get it, and at which prices, is asked when their letter is written.
         */
        get: operations["sendBulkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-associate/business-associate-details-excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The business associates that match a filter, as an Excel file.
         * @description The link is valid for one hour, for the caller only. A filter that matches no associate is 422.
         */
        get: operations["exportAssociates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-associate/business-associates-dropdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active business associates, as an option list.
         * @description The office receives all of them, an associate only themselves, everybody else an empty list.
         */
        get: operations["listAssociateOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-associate/businessassociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The business associates, each with how many customers they look after.
         * @description Sorted by name by default. The search covers name, e-mail address, user name and mobile number.
         */
        get: operations["listAssociates"];
        put?: never;
        /**
         * Add a business associate, with the initial rights of the role.
         * @description Without a `password`, a mail tells the associate how to set one. An e-mail address or user name that is taken, whether in upper or lower case, is refused at its field (409).
         */
        post: operations["createAssociate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-associate/businessassociate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One business associate, with the number of lines on each list of their customers. */
        get: operations["getAssociate"];
        /** Change a business associate. A stale version is 409 with the associate as they are now. */
        put: operations["updateAssociate"];
        post?: never;
        /**
         * Delete a business associate to whom nothing refers.
         * @description An associate with customers, lines, papers or tasks cannot be deleted; the refusal (409) says how many of each there are. Such an associate can be switched off and their customers handed over.
         */
        delete: operations["deleteAssociate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-associate/businessassociate/{id}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand customers of one business associate over to another.
         * @description Either those in `customer_ids` or, with `all`, every customer. If one cannot be handed over, none is. The new associate must be another one and active (422). Anybody who is no longer this associate's customer is named in `refused` (409). What the two associates can see changes at once, and the log records each customer's old and new associate.
         */
        put: operations["moveCustomers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-associate/change-password/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a business associate another password. Their sessions end, and a locked sign-in is unlocked. */
        put: operations["changeAssociatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries of the world by name. */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/countries-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Country codes of telephone numbers, shown as '+' followed by `phonecode`. */
        get: operations["listCountryCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states of a country. */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/states/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities of a state. */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/add-customer-with-business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new customer and their business in one call.
         * @description A customer added by an associate is that associate's own; an administrator may name an associate (`business_associate_id`). Without a `password`, the customer receives a mail with a link to set one. An e-mail address or user name that is taken, whether in upper or lower case, is refused at its field (409).
         */
        post: operations["createClientWithBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the business of a customer who has none.
         * @description A customer adds their own; an associate one for any of their customers and an administrator one for anybody, by `user_id`. A customer who already has a business is refused (409).
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business-details-excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clients that match a filter, as an Excel file with the details of their businesses.
         * @description The link is valid for one hour, for the caller only. An associate's file holds only their own customers. With `job=true`, or for more than a thousand clients, the answer is 202 at once and the job's record holds the link. A filter that matches no client is 422.
         */
        get: operations["exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The details of a business.
         * @description Its own people, their associate and the office can read it; for anybody else it is 404.
         */
        get: operations["getBusiness"];
        /**
         * Change the details of a business.
         * @description Its own people and their associate can change it until it is registered. After that only administrators can, because its documents were checked against these details (409 `businessRegistered`). A stale version is 409 with the business as it is now.
         */
        put: operations["updateBusiness"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The KYC of a business, with its documents and what happened to them.
         * @description Buyers read their own, an associate those of their own customers; any other is 404. A business that has sent nothing yet has a case without documents. Clients see the name of their own associate but of nobody else in the house: null stands for the house.
         */
        get: operations["getKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register or unregister a business, or switch it on or off.
         * @description Either `status`, 1 to register and 2 to unregister, or `is_active`. A business can be registered when both its documents are approved. One with stones on hold, awaiting confirmation or on memo cannot be unregistered (409, naming the stones). The people of a business that is switched off can read but not act. The change takes effect at once.
         */
        put: operations["setBusinessStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/{id}/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the tax that the house charges a business, for papers issued from now on.
         * @description For administrators. The kind `percent` requires a rate (422 `taxPercentNeeded`); reverse charge requires a tax number (422 `taxNumberNeeded`). Issued papers do not change, and a credit note has the tax of its invoice. The tax is calculated on each line, with half a cent rounded up. A stale version is 409 with the business as it is now.
         */
        put: operations["setBusinessTax"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a business.
         * @description An associate finds only their own customers; a business that the caller may not see is 404.
         */
        get: operations["listBusinessUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a KYC document, or decide on one.
         * @description With a file: it replaces a paper that is pending or was rejected. With `status` in an entry: an administrator's decision on that paper, one per call (two are 400 `oneDecision`). 2 approves the file whose `sha256` is given. 3 with a `remark` rejects a pending paper, or revokes an approval: the business is then KYC pending again, keeps the stones that it has and can claim no new ones. If the file has been replaced, the answer is 409 `fileReplaced`; if somebody else decided first, 409 `staleVersion`. In both, `current` is the case as it is now.
         */
        put: operations["updateDocuments"];
        /**
         * Send one or both of the KYC documents of a business.
         * @description A form with the part `data` and the files `business_image` and `owner_image` (JPEG, PNG, WebP or PDF by their content, at most 10 MB each). Each file belongs to one entry of `business_data` or `business_owner_data`. Buyers send the documents of their own business; associates and the house name the business or one of its users, associates only for their own customers. A category that was already sent is 409: use the PUT to replace it. The business is KYC pending (10) from its first document on.
         *     A file that is empty, damaged, of another kind, too large in its dimensions, protected by a password or able to run something is refused at its field (422).
         */
        post: operations["submitDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/business/document/{document_id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to view a paper, for five minutes and for the caller only.
         * @description The link must be fetched with the caller's own token. It ends when the paper is replaced or the caller loses the right to see it. The log records every request for a link and every view.
         */
        post: operations["createDocumentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/customer-dropdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clients that the caller may act for, as an option list.
         * @description An associate receives their own customers, the office everybody, a buyer only themselves. `diamond_type` narrows the list to those who may see such stones, `user_id` to that one client, `business_id` to those of one business, who are then named after being switched off too.
         */
        get: operations["listClientOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/inventory-access/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The part of the stock that an account may see.
         * @description By the id of the account. Everybody can read their own, and those of the accounts that they may read.
         */
        get: operations["getInventoryAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/inventory-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The part of the stock that an account may see, and the choices.
         * @description By the id of the account. `getAllLocations` holds every location of the stock and of the master LOCATION.
         */
        get: operations["getInventorySettings"];
        /**
         * Set which part of the stock an account may see. It takes effect with its next search.
         * @description `null` means all. An empty list would hide every stone and is refused (422), as are unknown values. An associate cannot give access to stock that they may not see themselves (422). A stale version is 409 with the settings as they are now.
         */
        put: operations["setInventorySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/issuer-identity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove what an account is bound to at the sign-in service.
         * @description Every session of the account ends, and its owner is told. The reason is kept in the log. The next sign-in there binds the account anew, by the e-mail address. An account that is not bound is 409 `issuerUnbound`.
         */
        post: operations["removeIssuerIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents that clients have sent, the newest first.
         * @description An associate sees those of their own customers; nobody sees those of clients whom they may not read. `created_at` is when the current file was sent.
         */
        get: operations["listKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/login-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Clear an account's failed sign-ins, so that its owner can try again at once. */
        delete: operations["unlockSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/second-factor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second factor from an account whose owner has lost the authenticator and the recovery codes.
         * @description Every session of the account ends, and its owner is told. The reason is kept in the log. Nobody can do it for their own account (422): with the password and a code it is turned off in the profile. An account without a second factor is 409.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open sessions of somebody's account, for an administrator.
         * @description Views of the account by others are not among them.
         */
        get: operations["listSessionsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session of somebody's account, or all of them.
         * @description Without `session` all of them end, and so do views of the account by others and sign-ins that are half way. The owner is told, and the reason is kept in the log. Own sessions are ended in the profile (422). A session that has ended already, or is of another account, is 404; an account without any is 409.
         */
        post: operations["endSessionsOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer, with the number of open lines on each of their lists. */
        get: operations["getClient"];
        /**
         * Change a customer's account.
         * @description Only administrators can change the associate (`business_associate_id`). An e-mail address or user name that is taken is refused at its field (409). A stale version is 409 with the customer as they are now.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a customer to whom nothing refers, and their business if nobody else belongs to it.
         * @description A customer with lines, papers, tasks or documents cannot be deleted; the refusal (409) says which. Such a customer can be switched off.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/user/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new invitation to somebody who has not set a password yet. The earlier link no longer works.
         * @description An account that was not invited, has a password or is switched off is 409. The same waiting times as for codes apply, and at most eight invitations a day (429).
         */
        post: operations["sendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/user/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch an account on or off. Switching it off signs its owner out at once.
         * @description For accounts of customers, associates, administrators, quality control and auditors, each under the right of its own screen. Only administrators can do it, and nobody for their own account. The last administrator cannot be switched off (422).
         */
        put: operations["setAccountStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers of the house, the newest first; for an associate only their own.
         * @description With `kyc_waiting=true` the customer who has waited longest comes first. `counts` are the counts of the tabs: everybody who matches the other filters, whatever `is_register` and `kyc_waiting` are.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/diamond-track-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole life of a stone, the latest first.
         * @description By stock number or report number. If several stones have the same report, the answer is the one that arrived last, with the stock numbers of the others. The caller sees the names only of clients whose lines they may read; a step of any other client says what happened and when, and no more. `role_id` narrows the steps and searches to people of that role. A number of no stone that the caller may see is 200 with the status `fail`.
         */
        get: operations["getTrackReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API and FTP clients, by company.
         * @description Those whose inventory access covers the diamond type. Without the parameter the type is white (spec §9).
         */
        get: operations["listExternalClients"];
        put?: never;
        /**
         * Add an API or FTP client, with a new company or for an existing business.
         * @description `company_name` creates a business that is not registered yet, `business_id` names an existing one. Exactly one of the two is required (422).
         *     An FTP client signs in to its folder with its password (422 `passwordNeeded`). An API client needs one only for the portal: if none is given, a mail explains how to set it.
         *     An e-mail address or user name that is taken, whether in upper or lower case, is refused at its field (409).
         */
        post: operations["createExternalClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One API or FTP client. */
        get: operations["getExternalClient"];
        /**
         * Change the contact person of an API or FTP client, set a new password, or link it to a provider.
         * @description A new password ends the client's sessions; its keys remain valid. With `provider_id` the account delivers the stock of that provider from its next call on, and null ends that; an unknown provider is refused at its field (422). A stale version is 409 with the client as it is now.
         */
        put: operations["updateExternalClient"];
        post?: never;
        /**
         * Delete an API or FTP client to which nothing refers, with its keys.
         * @description Refused while lines, papers, tasks or order files refer to it (409, saying how many of each). Its business is deleted too if nobody else belongs to it and nothing refers to it.
         */
        delete: operations["deleteExternalClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients/{id}/ftp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An FTP client's connection to the house, the files of its folder, and its latest uploads.
         * @description `door` is null if the house has no FTP server (`FTP_URL`). An account that is not an FTP client is 404.
         */
        get: operations["getFtpAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A client's keys, including those that have ended, the latest first. */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * A new key for a program of an API client. The key is shown in this answer and never again.
         * @description Only API clients have keys; an FTP client signs in to its folder with its password (422).
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key at once. It stays on the list.
         * @description A key that has ended already is refused (409 `keyEnded`), and one whose last day has passed (409 `keyExpired`).
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a valid key with a new one that has the same name, scopes and limits.
         * @description The new key is valid for as long as the old one was, counted from now. The old key works for another `overlap_days`, none by default, so that a program can change over without a gap. A key that was replaced or has ended is refused (409 `keyEnded`), and one whose last day has passed (409 `keyExpired`).
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-clients/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a client on or off.
         * @description When a client is switched off, its sessions end and its keys stop working at once. When it is switched on again, keys that have not ended in the meantime work again.
         */
        put: operations["setExternalClientStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/app-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of the house's app on one platform, the latest day first. */
        get: operations["listAppVersions"];
        /**
         * Add a version of the app on a platform, or change it.
         * @description A version that the platform does not have yet is added. One that it has is changed if `version` is the one that was
         *     read; otherwise the answer is 409 with the row as it is now.
         */
        put: operations["saveAppVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banners of the house, the latest first.
         * @description A banner stands above its page, in the colour of its type. `search` looks in title and description.
         */
        get: operations["listBanners"];
        put?: never;
        /**
         * Add a banner, with up to five pictures.
         * @description It is shown from its first day to its last one, both in the house's time zone. A last day before the first is 422, and
         *     so is a text with a link that leads elsewhere than to https, mailto or a page of the portal. Pictures are drawn anew by
         *     the house; anything but PNG, JPEG and WebP is 422 at `images`.
         */
        post: operations["createBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/banner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a banner, its pictures included. `is_active` alone switches it on or off.
         * @description `images` are the stored pictures that stay, in their order; without it all stay. `removeFiles` takes some of them away.
         *     New pictures stand after them, five in all. Whoever changes more than the flag says the `version` that they read
         *     (422); a stale one is 409 with the row as it is now.
         */
        put: operations["updateBanner"];
        post?: never;
        /** Delete a banner and its pictures. */
        delete: operations["deleteBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of the house, the latest first.
         * @description Events stand on their page in the order of their days. `search` looks in title and description.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Add an event, with up to five pictures.
         * @description It is shown from its first day to its last one, both in the house's time zone. A last day before the first is 422, and
         *     so is a text with a link that leads elsewhere than to https, mailto or a page of the portal. Pictures are drawn anew by
         *     the house; anything but PNG, JPEG and WebP is 422 at `images`.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/event/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an event, its pictures included. `is_active` alone switches it on or off.
         * @description `images` are the stored pictures that stay, in their order; without it all stay. `removeFiles` takes some of them away.
         *     New pictures stand after them, five in all. Whoever changes more than the flag says the `version` that they read
         *     (422); a stale one is 409 with the row as it is now.
         */
        put: operations["updateEvent"];
        post?: never;
        /** Delete an event and its pictures. */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The house's time zone, its mail server, and who needs a second factor.
         * @description What the environment of the portal names comes first and cannot be changed here. A password is never shown.
         */
        get: operations["getHouseSettings"];
        /**
         * Change the house's time zone, its mail server, or who needs a second factor.
         * @description The password of the mail server is kept sealed with the house's key; one that is not sent stays as it is, as long as the mail server and the user stay too. What the environment names is 409. A stale version is 409 with the settings as they are now. Whoever needs a second factor and has none sets it up at the next sign-in; open sessions go on.
         */
        put: operations["setHouseSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of the house's papers.
         * @description What was never entered is null and is not printed. `saved_by` is the person who saved the settings last.
         */
        get: operations["getPaperSettings"];
        /**
         * Change what the house prints on papers issued from now on.
         * @description Issued papers do not change. A prefix that is used for two kinds, or was ever used for another kind, is 409 `prefixTaken`. Payment terms that name the due date of invoices without one are 422 `termsWithoutDue`. A logo that is not a JPEG, PNG or WebP, is damaged or has too many pixels is 422. A stale version is 409 with the settings as they are now, and who saved them.
         */
        put: operations["setPaperSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The popups of the house, the latest first.
         * @description A popup stands over its page once in a session. `search` looks in title and description.
         */
        get: operations["listPopups"];
        put?: never;
        /**
         * Add a popup, with up to five pictures.
         * @description It is shown from its first day to its last one, both in the house's time zone. A last day before the first is 422, and
         *     so is a text with a link that leads elsewhere than to https, mailto or a page of the portal. Pictures are drawn anew by
         *     the house; anything but PNG, JPEG and WebP is 422 at `images`.
         */
        post: operations["createPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/popup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a popup, its pictures included. `is_active` alone switches it on or off.
         * @description `images` are the stored pictures that stay, in their order; without it all stay. `removeFiles` takes some of them away.
         *     New pictures stand after them, five in all. Whoever changes more than the flag says the `version` that they read
         *     (422); a stale one is 409 with the row as it is now.
         */
        put: operations["updatePopup"];
        post?: never;
        /** Delete a popup and its pictures. */
        delete: operations["deletePopup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content that a page shows now.
         * @description The active popups, events and banners of the page whose days hold today in the house's time zone. They are written for
         *     clients and guests; the house's own people get none, and read them on the settings screen.
         */
        get: operations["listShownContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail to one's own address.
         * @description It lies in the outbox like every mail. Without a mail server it stays there, and the message says so.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-setting/trade-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trading rules of the house.
         * @description Everybody who trades here may read them. If `four_eyes` is null, a second person must approve as soon as there are two administrators.
         */
        get: operations["getTradeRules"];
        /**
         * Change the trading rules, for everything that is done from now on.
         * @description Existing holds, requests and papers keep the terms under which they were made. A stale version is 409 with the rules as they are now.
         */
        put: operations["setTradeRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/enquiry-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of lines on each list.
         * @description Each is the number of rows on a tab of its list, with the same reach and filter: stones in carts, requests that were approved, holds, memos that are out, notes, requests that wait for a decision, watched stones. A list that the caller may not read is null, for quality control also one that it does not act on.
         */
        get: operations["getEnquiryCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/enquiry-country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries of the clients, with the number of their live lines.
         * @description Clients that are switched on, by the country of their business, or else their own. `lines` are stones in carts, open enquiries, holds, requests and memos. The office sees all, an associate own customers. A business out of reach is 404.
         */
        get: operations["getEnquiryCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/enquiry-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest lines in carts, of requests, holds and memos, with the sums of each.
         * @description Five lines of each, and the sums over all of them. Carts, holds and memos are those that stand, requests those that wait for a decision. A list that the caller may not read is null, for quality control also one that it does not act on.
         */
        get: operations["getEnquiryDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/filter-search-daywise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same, narrowed by attributes, company and days.
         * @description A search counts if it asked for one of the named values of each attribute. Without days it is the last seven. An end before the beginning, and more than ten years, are 422; a business out of reach is 404.
         */
        post: operations["filterSearchDaywise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/funnel-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From enquiry to sale, how many stones came to each stage in a period.
         * @description Each stage counts what happened on the days of the period, as the log records it: a stone that is sold in March after a request in February is a request of February and a sale of March. Attributes are those that the stone had when its line was made. Without days it is the last 90. An end before the beginning, and more than ten years, are 422.
         */
        get: operations["getFunnelChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/high-recents-deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The largest sales of a period, the largest first.
         * @description Ten at most, with the same reach. A sale that was taken back is none. Without days it is the last 90. An end before the beginning, and more than ten years, are 422.
         */
        get: operations["listHighRecentDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/line-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own holds, stones on memo and pending requests at the end of each day of a period.
         * @description As the log tells them, in the house's time zone, up to today; a hold is over at its own time. Null for a list that one may not read. The office has no lines of its own: its days are nothing. Without days it is the last 90. An end before the beginning, and more than ten years, are 422.
         */
        get: operations["listLineDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/quarter-performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of a quarter, beside the quarter before.
         * @description Sales less what was taken back, each on the day of its invoice or credit note in the house's time zone. The office sees the house's, an associate own customers', anybody else their own; quality control sees none. Without `period` it is the quarter of today. A quarter that does not exist is 422, a business out of reach 404.
         */
        get: operations["getQuarterPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/quiet-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clients who have not been here and have ordered nothing for some time.
         * @description Customers with an account older than that, whoever fell silent last on top. An order is a request or a memo. The office sees all, an associate own customers. A business out of reach is 404. `clients` has the first 50.
         */
        get: operations["listQuietClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/recent-kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents that were submitted last, the newest first.
         * @description Ten at most, those that the caller may judge or look up. With days, those of which the latest copy came in them. A business out of reach is 404. An end before the beginning, and more than ten years, are 422.
         */
        get: operations["listRecentKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/recent-search-daywise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches by the hour of the day, with what they can be narrowed by.
         * @description Searches that were kept as recent, by the house's clock. The hour that a change of the clock repeats counts once, with both. The office sees all, an associate those of own customers. `filter` is a span that ends today.
         */
        get: operations["getRecentSearchDaywise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/shape-wise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stock by type and by shape.
         * @description The stones in the caller's sight, at the caller's prices. Stones that are sold or off the market are not counted. The sums over the shapes are those of the whole.
         */
        get: operations["getShapeWise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/dashboard/stock-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stock of each day of a period, by type.
         * @description What could still be sold when the day was kept, in its first hour in which a portal ran, at the prices that new clients begin with. A day on which none ran is missing. Each day is kept for two quarters, then one a week. Administrators, quality control and auditors alone: it is the whole stock of the house. Without days it is the last 90. An end before the beginning, and more than ten years, are 422.
         */
        get: operations["listStockDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/first-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The steps of the house before its first sale, read from its data.
         * @description Each step is done when the data say so. A step that the caller may not take names the administrators who may.
         */
        get: operations["readFirstDay"];
        /** Hide the steps of the first day on the dashboard, or show them again, for everybody. */
        put: operations["hideFirstDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items that wait for the caller, and those that are new since their last visit.
         * @description The first five rows of each queue in which something waits for the caller, with the number of rows on the tab that they come from. The office has everybody's, associates those of their own customers, everybody else their own. Whoever may act on some of the office's lists has the queues of these alone. A client's requests stand there while one waits or was decided in the last 14 days.
         *
         *     `arrivals` are the available stones that arrived since the caller's last visit, at the caller's prices; `searches` the caller's latest saved searches, each with the number of stones that it finds among those that arrived since then, or since it was saved if that is later. Both are for whoever buys or sells; null without the right. A visit is over after an hour without a request.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of items that are open or await the caller, by list.
         * @description The open lines of each list, for everybody whom the caller may see: stones in carts, on hold, requested, on memo or requested by file; enquiries that await the caller's side; papers that await a decision; tasks that are not done. Lists that the caller may not read are left out.
         */
        get: operations["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The age of stones, memos and requests, the oldest first.
         * @description Stones are those in the caller's sight that can still be sold, by the days since they arrived, at the caller's prices. Their providers are null for those who may not see cost, and a provider in the query is 403 for them. Memos are those that are out, by the days since they were issued; requests are those that wait for a decision. Each is within the reach of its list, and null without the right to read it. Shape and provider narrow the stones alone. The days of a band are those of the house.
         */
        get: operations["getAgeing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/ageing/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ages as a file, a row for each age.
         * @description The stock alone, by shape and by provider, then memos and requests, each as far as the caller may see it. The link is valid for one hour, for the caller only.
         */
        get: operations["exportAgeing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/lost-deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lost deals by attribute, client, associate or provider, with the step that loses most.
         * @description The holds, requests and memos that began in the days, as they stand now: how many are open, went on to the next step, were sold in the end, or ended, and by whom. Each list is within its reach, and null without the right to read it. A stone is as it was when its line was made. Providers are named to the office alone; for others that grouping is 403. Searches are told by attributes alone; one that named several values counts for each.
         *     Without days it is the last 90. `rows` has the hundred that lose most. An end before the beginning, more than ten years, and carats upside down are 422; a business out of reach is 404.
         */
        get: operations["getLostDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/lost-deals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines behind a figure of lost deals as a file, the newest first, with their totals.
         * @description The same lines, as files of their list have them, with the state and the reason of each. The link is valid for one hour, for the caller only. With `job=true`, or for many lines, the answer is 202 at once and the job's record holds the link. A figure without a line is 422. Everything else as for the lines.
         */
        get: operations["exportLostDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/lost-deals/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines behind a figure of lost deals, the newest first.
         * @description The same filter, with the step, the row and the figure that are meant: exactly as many lines as that figure says. Without a value it is the lines of all rows. A list that the caller may not read is 403; a client or an associate out of reach is 404.
         */
        get: operations["listLostDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/lost-deals/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lost deals as a file, a row for each group.
         * @description Every figure of each step that the caller may read, and all groups together in the last row. The link is valid for one hour, for the caller only.
         */
        get: operations["exportLostTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/unmet-demand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unmet demand, the most wanted first, with the demands that wait for it.
         * @description A row is what a stone was wanted as: type, shape, colour, clarity, carats. Its searches are those of the period that found no stone. Its demands are those that are active today and that a stone of the row answers, as far as these attributes say. A demand that nobody searched for has a row too. No person is named. The office sees all, an associate own customers'. `rows` has the hundred most wanted.
         *     Without days it is the last 90. Searches are kept as long as the house says. An end before the beginning, more than ten years, and carats upside down are 422; a business out of reach is 404.
         */
        get: operations["getUnmetDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/unmet-demand/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a buying list, a file of the five hundred most wanted.
         * @description The link is valid for one hour, for the caller only. Without a row it is 422.
         */
        get: operations["exportUnmetDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insight/waiting-demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The demands that a stone of these attributes answers, the oldest first.
         * @description Those that are active today, as far as type, shape, colour, clarity and carats say: a demand may ask for more. The office sees all, an associate own and those of own customers. Two hundred at most. What is left out of the query is open: a demand that names a colour does not wait for a stone of any colour.
         */
        get: operations["listWaitingDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/carat-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The carat ranges in their sequence, each with its sub-ranges.
         * @description Callers who may not manage carat ranges receive only the active ones, as offered in filters.
         */
        get: operations["listCaratRanges"];
        put?: never;
        /**
         * Add a carat range at the end of the sequence.
         * @description Both ends belong to the range. A range that ends before it begins is refused (422), as is one that overlaps another range (409).
         */
        post: operations["createCaratRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/carat-range-active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a carat range on or off. What is off is no longer offered.
         * @description A range cannot be switched on if another range covers some of its weights (409).
         */
        put: operations["setCaratRangeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/carat-range-sequence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a carat range to another place in the sequence. The others move up or down.
         * @description If the list is no longer as it was seen, the move is refused (409), so that nobody's change of the order is lost.
         */
        put: operations["moveCaratRange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/carat-range/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the limits of a carat range. A stale version is 409 with the row as it is now.
         * @description Limits that would leave one of its sub-ranges outside are refused (422).
         */
        put: operations["updateCaratRange"];
        post?: never;
        /** Delete a carat range and its sub-ranges. */
        delete: operations["deleteCaratRange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The collections, each with the number of its stones that the caller may see.
         * @description Callers who may not manage collections receive only active ones with at least one stone that they may see.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Add a collection, with its stones by stock number and one picture if it has one.
         * @description A name that another collection has is refused (409). All stones or none: each one that does not exist, or is of the
         *     other diamond type, is named with the reason (422). `diamond_type` may be in the address or in the body; two
         *     different values are 400. The stones that `searchTerm` finds are added to those that are named, 1000 in all.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/collection-active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a collection on or off. A collection that is off is shown only to those who may manage it. */
        put: operations["setCollectionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/collection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One collection with its stones in their order, at the prices of the caller or of the client in `user_id`.
         * @description Stones that the caller may not see are in no row, count or total. A collection without any visible stone is 404.
         */
        get: operations["getCollection"];
        /**
         * Change a collection, its stones and its picture. A stale version is 409 with the row as it is now.
         * @description `stock_numbers` are all its stones in their order. All or none: each one that does not exist, or is of the other
         *     diamond type, is named with the reason (422). Stones that the caller cannot see stay in it, after the others.
         */
        put: operations["updateCollection"];
        post?: never;
        /** Delete a collection and its picture. Its stones stay in the stock. */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inventory providers, by name.
         * @description `provider_type` takes those of one type; without it all are listed. `search` looks in names and prefixes.
         *     `stones` are those in stock: neither sold nor off the market.
         */
        get: operations["listProviders"];
        put?: never;
        /**
         * Add an inventory provider.
         * @description A name or a prefix that another provider has is refused at its field (409). A location that forms do not offer is refused (422).
         */
        post: operations["createProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One inventory provider. */
        get: operations["getProvider"];
        /**
         * Change an inventory provider. A stale version is 409 with the provider as it is now.
         * @description `defaults` replaces the default values as a whole. A new prefix applies to stones that come from now on; stock numbers stay.
         */
        put: operations["updateProvider"];
        post?: never;
        /**
         * Delete an inventory provider to which nothing refers.
         * @description Refused while stones, lines of stones, markups or the inventory access of an account refer to it (409, saying how many of each).
         */
        delete: operations["deleteProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/company/{id}/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scorecard of an inventory provider, over the last 30 and 90 days.
         * @description Loads, their rows and what was wrong with these are those of committed loads. A figure names the latest load whose rows it counts. A provider that delivered nothing has no loads and no share of fresh time.
         */
        get: operations["getScorecard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/company/{id}/unchanged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that nothing has changed in a provider's stock since its last delivery.
         * @description The stock counts as delivered now, without a file. A provider of which nothing was delivered yet is refused (422). A stale version is 409 with the provider as it is now.
         */
        post: operations["renewProviderStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's demands, the latest first. */
        get: operations["listDemands"];
        put?: never;
        /**
         * Ask for a mail when stones arrive that match a search.
         * @description A search that would be refused is refused here too. A last day in the past is 422.
         */
        post: operations["createDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/demands-active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a demand on or off. A demand that is off sends no mail. */
        put: operations["setDemandStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/demands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a demand. A stale version is 409 with the row as it is now. */
        put: operations["updateDemand"];
        post?: never;
        /** Delete a demand. */
        delete: operations["deleteDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stock counted by the values of each attribute.
         * @description At the prices of the caller, or of the client in `user_id`. The answer contains cost only for those who may see it.
         */
        get: operations["getStockDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/diamond-zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A zip of the certificates, images and videos of selected stones, with an Excel file of the stones.
         * @description Files that the house stores are packed. Files stored elsewhere are not fetched; their addresses are in `links.txt`. The answer is as for `/inventory/download`.
         */
        get: operations["downloadStoneZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/dna": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stone and its history.
         * @description A stone that the caller may not see is 404, but buyers can still see what they bought. With `user_id` the office or an associate sees it at the price of one of their clients, if it is offered to them. Buyers see only their own steps, and programs none. For a client whose lines the caller may not read, a step says what happened and when, and no more. `now` says what has a stone that is not free; programs do not receive it.
         */
        get: operations["getStoneHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of stones. The answer's `data` is a link, valid for one hour, for the caller only.
         * @description Either selected stones by their numbers, in the order given, or all that a search finds at this moment, in its order. `columns` are those of stone lists, and the stock number always comes first; without `columns` the file has the default columns of a search. Cost columns are refused to callers who may not see cost (403). A file for a client (`user_id`) is at that client's prices and has cost columns only if they are named. A number that is not among the stones that the client may see is 404, and `refused` names each. No stones at all is 422, as are more than 250,000, or more than 5,000 in a PDF.
         *
         *     With `job=true`, or for more than a thousand stones, the answer is 202 at once. The job's record says how far it is and, at the end, holds the link.
         */
        post: operations["downloadStones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/featured-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feature stones by their stock numbers or, with an `id`, change that entry.
         * @description For everybody, for one business or for one person. All stones or none: each one that does not exist, or is featured
         *     for the same people already, is named with the reason (422). A change carries the `version` that the caller
         *     read; a stale one is 409 with the entry as it is now.
         */
        post: operations["saveFeaturedStones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/featured-stone-active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a special stone on or off. One that is off is shown only to those who may manage it. */
        put: operations["setFeaturedStoneStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/featured-stone/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a stone from the special stones. The stone stays in the stock. */
        delete: operations["deleteFeaturedStone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields of a stone that a column of a provider's file can fill.
         * @description Each with its name, its label, its kind and whether a stone needs it. A provider's program finds here what a row may say.
         */
        get: operations["listSupplyFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/filter-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The choices of every attribute with a live count for each, under a filter, without rows.
         * @description An attribute's own filter is not applied to its own choices, so that each count says what choosing it would give.
         */
        post: operations["filterSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/get-featured-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The special stones in their sequence, at the caller's prices.
         * @description Everybody receives the active entries meant for them; those who manage special stones receive all. `user_id`
         *     gives what is meant for that client, at that client's prices; `business_id` gives what is meant for that business.
         *     A stone that the caller, or the client, may not see is in no row, count or total. The parameters may be in the
         *     address or in the body; two different values are 400.
         */
        post: operations["listFeaturedStones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/get-rap-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current list prices, or those of another list by its id. */
        get: operations["getRapPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/insert-latest-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a new price list, as rows or as a CSV file, with the day on which it takes effect.
         * @description Columns of a file: shape (BR or PS), clarity, color, from, to, price, with or without a header. If any row is faulty, the whole list is
         *     refused (422), naming each fault by line and column. `dry_run` only reports how many stones would change and by how
         *     much. From that day on the list prices the stock: prices that were quoted as a discount move with it, prices that
         *     were quoted in dollars stay.
         */
        post: operations["insertLatestPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/inventory-diamonds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The stones of a mail rule, as one client would be offered them, or as one letter had them.
         * @description `id` is the rule. `uid` is one letter of it: its stones at the prices of its moment. Without it they are those of now, for the
         *     client in `user_id`, else for a customer without limits. `diamond_type` takes stones of these types alone; an empty list
         *     takes all. With `export` or `pdf` the answer's `file` is a link to a file of all of them, valid for one hour, for the caller
         *     only. Never with cost. The parameters may be in the address or in the body; two different values are 400.
         */
        post: operations["listInventoryDiamonds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/list-price-sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current list page by page, for a program that keeps a copy. */
        get: operations["syncListPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a provider's file, and save how its columns are read.
         * @description The file becomes a load, which is then read and compared with the provider's stock. The columns are matched by their names, by their values and by what the provider's earlier mapping says. Each call saves a new version of the mapping; earlier ones stay. Without a file, or with one that cannot be read, the answer is 422, with the reason at `uploadExcel`. `mode` says what a missing stone means: in `whole` it is gone, in `changes` it is untouched.
         */
        put: operations["saveMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/mapping/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved mapping, in the version that was saved.
         * @description A newer version has an id of its own. An unknown id is 404.
         */
        get: operations["getMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/matchpair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pairs that the house keeps together, the latest first. Only pairs whose stones the caller may see are included. */
        get: operations["listKeptPairs"];
        /** Change whether a kept pair may be split, or change one of the caller's kept pair searches. */
        put: operations["updatePair"];
        /**
         * Keep two stones as a pair, or a pair search under a name.
         * @description The caller must be able to see both stones. They must be different, and alike in type, origin and shape. A stone that is already in a kept pair is 409. The score is calculated with the tolerances in `pair`, or else with those of the trade; it is 0 if the stones differ by more. A pair search is kept as a saved search of type 2.
         */
        post: operations["keepPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/matchpair-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pairs of stones that match, the best first, each with its score and the reasons for it.
         * @description Stones are filtered as in any search. `pair` says how much the two stones may differ; where it says nothing, the usual tolerances of the trade apply. Pages count pairs; `stones_searched` counts the stones among which they were found. A tolerance that is negative, too wide or finer than stones are measured is 422 at its field. Too many matching pairs are 422.
         */
        post: operations["searchPairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/matchpair/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Release a kept pair. Its stones stay in the stock. */
        delete: operations["deletePair"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/approve-external-export-diamonds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve stones that external clients requested. Each stone is confirmed and approved for its client.
         * @description The approved confirm requests are made in the same call. If a stone is no longer available, all are refused (409). The rules of `approveStones` apply: if the trading rules require a second person, the one who imported a number cannot approve it, and a price below cost needs a `reason` (422).
         */
        put: operations["approveExternalDiamonds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/approve-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve pending requests.
         * @description If the trading rules require a second person, the one who made a request cannot approve it (422). A price below cost, or far from the quoted price, needs a `reason` (422 `belowCost`, `priceFarOff`), which the log keeps.
         */
        put: operations["approveStones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The stones that arrived between two days, the newest first.
         * @description A parameter that is left out does not filter. Without `start_date` the answer covers the seven days that end with the newest arrival that the viewer may see. With `export` (Excel) or `pdf` the answer is not a page but a file of all of them, as for `/inventory/download`. The parameters may be in the address or in the body; two different values are 400. A parameter that is null in the body is left out.
         */
        post: operations["listArrivals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add available stones to a cart.
         * @description The answer and the log carry code 6 (spec §4). If a stone is already in the cart or is not available, all are refused, and each such stone is named.
         */
        post: operations["addToCart"];
        /**
         * Remove stones from a cart.
         * @description By the ids of the lines, or by stock numbers and the client. A line that was already removed is 404. The answer and the log carry code 7 (spec §4).
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/close-enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close enquiries.
         * @description The house or the client who asked can close an enquiry; one that is already closed is 409. The `reason` is shown to both sides. A current offer or bid, and a hold that came with the offer, end too.
         */
        put: operations["closeEnquiries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/confirm-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request stones. The house approves or rejects each.
         * @description By `stock_numbers`, or by `lines` with a price per carat and a remark for each stone. The stones must be available or on hold for the client. All stones of one call have one order number.
         */
        post: operations["confirmStones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/decline-memo-wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline what a client asked for of stones on memo, with a reason for the client.
         * @description A line without such a wish is 409. A stale version is 409.
         */
        put: operations["declineMemoWish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/diamond-attribute-submasters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values that each attribute of a stone can have, as offered in forms and filters.
         * @description The fourteen attributes of the selection data have the names that the specification gives them; the others have the stone's own field names.
         */
        get: operations["listStoneAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about stones that are not sold, or bid prices for them.
         * @description One open enquiry for each person and stone. The status of the stones does not change. A client may bid at once: by `lines` with a price per carat, valid for `stands_hours`, as `makeBid` does.
         */
        post: operations["openEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enquiry with all its messages.
         * @description Clients read their own, an associate those of their own customers, the office every one; any other is 404. An enquiry has at most 200 messages. Clients see the name of their own associate, and of nobody else in the house.
         */
        get: operations["getEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the current offer.
         * @description Closes the enquiry and makes a deal: a confirm request at the offered price that is approved by the agreement itself. The stone must be available or on hold for the client (409), the business registered (422), and the offer not expired (409 `offerOver`). A stale `version` is 409, so that nobody accepts an offer that they have not read.
         */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/accept-bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the client's bid.
         * @description Closes the enquiry and makes a deal: a confirm request at the bid price that is approved by the agreement itself. The stone must be available or on hold for the client (409), and the bid not expired (409 `bidOver`). A price below cost, or far from the quoted price, needs a `reason` (422 `belowCost`, `priceFarOff`), which the log keeps and the client does not see. A stale `version` is 409.
         */
        post: operations["acceptBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an enquiry.
         * @description The enquiry then awaits the client, who is told as they chose; a guest sees it in the portal alone. If somebody else has answered in the meantime, the stale `version` is 409 with the line as it is now, and nothing is sent.
         */
        post: operations["answerEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid a price for the stone in your own enquiry.
         * @description The client is bound to the price until the bid expires, the house accepts or declines it, or makes an offer. It takes the place of an offer, whose hold ends, or of an earlier bid. The business must be registered (422) and the stone not sold (409). A stale `version` is 409.
         */
        post: operations["makeBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the current offer. The enquiry continues.
         * @description A hold that came with the offer ends with it. A stale `version` is 409.
         */
        post: operations["declineOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/decline-bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the client's bid, with a reason for the client. The enquiry continues.
         * @description A stale `version` is 409.
         */
        post: operations["declineBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the stone at a price for a limited time, with a hold if required.
         * @description There is one offer at a time; a new one replaces it, or a bid that stands. A price below cost, or far from the quoted price, needs a `reason` (422 `belowCost`, `priceFarOff`), which the log keeps and the client does not see. With `is_held` the stone is also put on hold for the client, under the conditions of `createHolds`; if that is refused, no offer is made. A stale `version` is 409.
         */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/enquiry/{id}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a further question in your own enquiry.
         * @description The enquiry then awaits the house. A closed enquiry takes no more questions (409, with who closed it and when), and neither does a full one (409 `tooManyMessages`).
         */
        post: operations["askInEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/extend-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Extend holds by another term.
         * @description For administrators. The trading rules set how often a hold can be extended (twice by default).
         */
        put: operations["extendHolds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stones in carts.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: in, out, all.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listCarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-confirm-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The confirm requests that the caller may see, as lines, in groups or as a file.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: pending, awaitsMemo (approved, and not on memo yet), approved, rejected, cancelled, all.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listConfirms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enquiries about stones.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: open, waitsForHouse, waitsForClient, closed, all. In the two waiting tabs the longest wait comes first.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-external-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stones that external clients requested by file.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: pending, approved, rejected, all.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listExternal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds. A hold whose time is up no longer counts as one.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: held, endsToday (in the time zone of the house), released, all.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sales on memo, and the credits that took sales back.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: all, sales, credits. A credit is deducted from the totals.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-memo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stones on memo.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: issued, overdue, received, sold, all. Overdue means issued and past its due date.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listMemos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes on stones.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: in, out, all.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/get-watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stones on watch lists.
         * @description The office sees everybody's, associates those of their own customers, everybody else their own. A client, business or associate that the caller may not see is 404. Tabs: in, out, all.
         *
         *     Without `currentTab` the first tab applies; with a `status`, all of them. A `groupBy` other than 1 returns groups instead of lines, paged by group. With `export`, `csv` or `pdf` the answer is not a page but the link to a file of everything that matches; with `job=true` it is 202 at once. A file for one client (`user_id`) contains no cost.
         */
        post: operations["listWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold available stones for a client.
         * @description By `stock_numbers`, or by `lines` with the price at which each stone was seen. The trading rules set how long a hold lasts (48 hours by default). The prices are those of this moment. The client must be registered (422). If a stone is taken, all are refused (409), and each refusal says what has the stone (`now`) and until when.
         */
        post: operations["createHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/import-external-diamonds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the stock numbers that an external client has requested outside the portal.
         * @description As `stock_numbers`, as a text or CSV file of numbers (a column with such a heading, or every cell), or both, at most 500. Each number counts once. One that is already pending is in the answer but is not requested again. Numbers of no stone that the client may see are answered as `unmatched`; if no number is known, all are refused (409).
         */
        post: operations["importExternalDiamonds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/memo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a memo of stones to a client.
         * @description The stones must be available, or on hold or approved for the client. One call issues one memo, with the next number of a series without gaps, a due date (10 business days later by default, 90 at most: 422 `memoTooLong`) and terms. By `stock_numbers`, or by `lines` with a price per carat each. A price below cost, or far from the quoted price, needs a `reason` (422 `belowCost`, `priceFarOff`), which the log keeps.
         */
        post: operations["issueMemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/memo-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A preview of a memo of these numbers, before it is issued.
         * @description For each number, in order: its stone at the client's prices as the line would fix them, the price agreed earlier, and any reason for which it would be refused. Nothing is written or locked. The answer is true only at this moment: `issueMemo` decides again.
         */
        post: operations["previewMemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/memo-sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell stones on memo. Each client receives one invoice.
         * @description By `lines` with a price per carat each, or by `ids` at the price that was agreed, or else quoted. A price below cost, or far from the quoted price, needs a `reason` (422 `belowCost`, `priceFarOff`), which the log keeps. Each client is told of the invoice, as they chose.
         */
        post: operations["sellMemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/memo-wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what you want of stones that you have on memo.
         * @description To keep them, to give them back, or to have them until a later day (`until`, after the due date). The house answers by a sale, a receipt, a later due date, or a reason against it. The last word counts. A stale version is 409.
         */
        put: operations["tellMemoWish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note about stones.
         * @description A new note about the same stone replaces the earlier one.
         */
        post: operations["addNotes"];
        /**
         * Delete notes.
         * @description By the ids of the lines, or by stock numbers and the client. A line that was already removed is 404.
         */
        delete: operations["removeNotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/paper-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the next paper, with its due date, its terms, and the parts that it lacks.
         * @description A memo for a client (`user_id`), the invoices of lines on memo, or the credit notes of sold lines (`line_ids`). Nothing is written, and nothing here refuses the paper.
         */
        post: operations["previewPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/receive-memo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receive stones back from memos. They become available again.
         * @description By the ids of the lines, or by stock numbers.
         */
        put: operations["receiveMemo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/reject-external-export-diamonds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject stones that external clients requested, with a reason.
         * @description Without a reason the answer is 422. The status of the stones does not change.
         */
        put: operations["rejectExternalDiamonds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/reject-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject pending requests with a reason. The stones become available again.
         * @description Without a reason the answer is 422.
         */
        put: operations["rejectStones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/release-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release holds; the stones become available again.
         * @description A hold that has already ended is 409.
         */
        put: operations["releaseHolds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/reverse-memo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reverse a wrong receipt or sale, with a reason.
         * @description For administrators, within the time that the trading rules allow (24 hours by default). A received stone must still be available. A sale is not deleted: a credit note takes it back.
         */
        put: operations["reverseMemo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/search-arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The stones that arrived recently, by a complete filter.
         * @description As `/inventory/search`, limited to arrivals from a day on. The default of `startDate` is the first of the seven days that end with the newest arrival of this diamond type that the viewer may see. Without `sort` the newest come first.
         */
        post: operations["searchArrivals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/transactions-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent arrivals, counted by day and by present status.
         * @description Counts the stones that the caller, or the client in `user_id`, may see. Days are in the house's time zone. `statuses` counts the stones of the last 30 days by their present status, with a zero for each other status that the viewer may see.
         */
        get: operations["countArrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/update-confirm-stone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change price or remark of pending requests, or cancel requests.
         * @description `status` 4 cancels. A pending request can be cancelled by anybody who may act for the client, an approved one only by administrators. A stale version is 409 with the line as it is now. A price below cost, or far from the quoted price, needs a `reason` (422 `belowCost`, `priceFarOff`), which the log keeps and the client does not see.
         */
        put: operations["updateConfirmStones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/new-arrival/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add stones to a watch list, whatever their status.
         * @description If a stone is already on the watch list, all are refused.
         */
        post: operations["addToWatchlist"];
        /**
         * Remove stones from a watch list.
         * @description By the ids of the lines, or by stock numbers and the client. A line that was already removed is 404.
         */
        delete: operations["removeFromWatchlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/papers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A memo, an invoice or a credit note as it was issued, with everything that is printed on it.
         * @description Buyers read their own, an associate those of their own customers; any other is 404. `proof` names the log entry that recorded the paper, so that the paper can be checked against it.
         */
        get: operations["getPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/papers/{id}/due-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the due date of a memo, for those who may issue one.
         * @description Only while a stone on it is still out (409 `memoClosed`), and not to a day in the past (422 `dayPast`) or more than 90 business days from today (422 `memoTooLong`). A task that reported the memo as overdue ends; a new one is added when the new date has passed.
         */
        put: operations["setMemoDue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/papers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A memo, an invoice or a credit note as a PDF, which never changes.
         * @description The link is valid for one hour, for the caller only.
         */
        get: operations["downloadPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every price list of the house, the latest first. */
        get: operations["listPriceLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/recent-matchpair/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run one of the caller's recent pair searches again. */
        post: operations["searchRecentPairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/recent-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches that were made, the latest first.
         * @description By default the caller's own. With `role_id` or `client_id` the office finds those of everybody, an associate those of their own customers. A search that was made for a client is also found under that client. `is_count_only` returns only the pagination.
         */
        get: operations["listRecentSearches"];
        put?: never;
        /**
         * Add a search to the caller's recent searches.
         * @description If the search is already there, however it is sorted, it moves to the top. The latest 100 of each person are kept.
         */
        post: operations["recordSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/recent-search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller's recent searches. */
        get: operations["getRecentSearch"];
        put?: never;
        /**
         * Run one of the caller's recent searches again. It moves to the top.
         * @description The answer is that of a search, for the client for whom it was made. Columns by which the caller may no longer search are refused (403).
         */
        post: operations["runRecentSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/save-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved searches, the latest first, each with the number of stones that it finds now.
         * @description The days are those on which a search was saved. `pieces_now` is null if the search would now be refused. `is_count_only` returns only the pagination.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search under a name.
         * @description A search that would be refused cannot be saved. A name that the caller has already used is 409; a client for whom the caller may not act is 404.
         */
        post: operations["createSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/save-search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller's saved searches. */
        get: operations["getSavedSearch"];
        /** Rename a saved search, or save another filter under its name. A stale version is 409 with the row as it is now. */
        put: operations["updateSavedSearch"];
        post?: never;
        /** Delete a saved search. */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A schedule in words, and its next five runs in the house's time zone.
         * @description A schedule that would be refused is refused here too (422).
         */
        get: operations["previewSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stones by the parameters of a search address.
         * @description Codes of an attribute are separated by commas (`color=D,E`), `!` excludes codes (`shade=!BROWN`), and ranges include both ends (`carat=1..1.49`). Otherwise as in the POST.
         */
        get: operations["searchByAddress"];
        put?: never;
        /**
         * Stones by a complete filter, with live counts and totals.
         * @description All counts and totals cover only stones that the caller may see, at the caller's prices. `is_count_only` returns only the number. `searchTerm` is read as words of the trade and added to the filter, except that an origin in it replaces the filter's; `understood` says how it was read. With `user_id` the office or an associate searches for one of their clients. A range that ends before it begins is 422; a column reserved for those who may see cost is 403. `diamond_type` may be in the address or in the body; two different values are 400.
         */
        post: operations["searchStones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/search-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The diamond type and origin with which a search begins.
         * @description The caller's last choice or, without one, the default in the trading rules. Null means both.
         */
        get: operations["getSearchStart"];
        /** Remember the diamond type and origin that the caller chose. */
        put: operations["keepSearchStart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/share-diamonds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links that the caller has shared, the newest first.
         * @description How often each was opened, and until when it is valid. The address itself is not stored anywhere. `id` takes one.
         */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * A link to selected stones that anybody may open until it expires.
         * @description The prices are those of the caller, or of the client in `user_id`, at this moment, and do not change in the link. The address is shown only once, as the house keeps only a hash of it. A number that is not among the stones that the client may see is 404, and `refused` names each.
         */
        post: operations["shareDiamonds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/share-diamonds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw one of the caller's links at once.
         * @description It stays on the list. Whoever opens it is told that it is no longer valid.
         */
        delete: operations["withdrawShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stones of a link, for anybody who has it.
         * @description Without cost and providers. An expired link is 404 with a message of its own; an unknown one is 404.
         */
        get: operations["getSharedStones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/show-selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The selected stones with their totals, at the prices of the caller or of the client in `user_id`.
         * @description In the order of the numbers. A number that is not among the stones that the client may see is in `missing`.
         */
        post: operations["showSelectedStones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/similar-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prices of available stones like one stone.
         * @description Alike are stones in what is paid for: of its shape, type, origin and laboratory (a stone without a report is like those without one), of 95 to 105 % of its weight, and of its colour and clarity or the next ones. The cut of a round is at most one step away, of other shapes and of rounds without a cut grade the polish and the symmetry; so is the fluorescence, of which very slight and faint are one step. A stone that does not say one of these is not compared by it. A tinged or milky stone is like tinged or milky ones alone, a stone without, or that says nothing of it, like those without. The stone itself counts among them while it is available. `count` is the number that a search with these filters has. Prices are per carat, for the caller or for the client in `user_id`; a stone without a price has no part in `lowest` and `median`. A stone that the caller may not see is 404, but buyers can still ask for what they bought.
         */
        get: operations["getSimilarPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn a provider's inventory on or off.
         * @description While it is off, nobody finds its stones or their counts, nobody can hold or request one, and shared links show them as not available. What clients already have (holds, memos, confirm requests) stays with them.
         */
        put: operations["setProviderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields that a stock list of a type can have.
         * @description Without a type those of white stones. An unknown type is 400.
         */
        get: operations["listStockFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists of stock that the house publishes, or the one with this code.
         * @description A code that no list has is 404.
         */
        get: operations["listStockLists"];
        /**
         * Change a stock list. What is left out stays.
         * @description Refused like a new one. A stale version is 409 with the list as it is now. A file that was made before such a change is not handed out any more.
         */
        put: operations["updateStockList"];
        /**
         * Add a stock list. It gets a code that nobody can guess.
         * @description The file holds the stones of one diamond type that `search` finds: those that the client sees, at the client's prices,
         *     or at one markup over cost for every stone. Without a client it holds what a customer without limits sees, and a markup
         *     and a place with a link or on somebody else's server are needed (422). Cost is in no list, and the column of origin is in every one.
         *     A list at a markup is not filtered or sorted by price (422), a filter by cost is 403. A name that another list has is 409.
         *     `schedule` has five parts (`30 6 * * MON`, `0 *\/4 * * *`); an hour beyond 23 or a minute beyond 59 is refused as
         *     'Invalid time input', a day as 'Invalid day', hours beyond 24 as 'Invalid hours input' (422).
         */
        post: operations["createStockList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list-active/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a stock list on or off. One that is off is neither made nor handed out.
         * @description A list that is switched on follows its schedule from that moment.
         */
        put: operations["setStockListStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a stock list with its file and its history. Its code opens nothing any more. */
        delete: operations["deleteStockList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a stock list a new code. The old one opens nothing any more. */
        post: operations["renewStockListCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the file of a stock list now, in the background.
         * @description Refused while a run of the same list is under way, while the list is not published, and for a list without a schedule, which is made whenever it is fetched (409). A list for somebody else's server is made and left there, with or without a schedule.
         */
        post: operations["runStockList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a stock list, the latest first. */
        get: operations["listStockListRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stock-list/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first five rows that a stock list would have, and how many there are.
         * @description Refused like a new list.
         */
        post: operations["previewStockList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pieces, carats and amount of the stock, white and fancy.
         * @description Stones that are sold or off the market are not counted.
         */
        get: operations["getStockSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stone-field-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep an arrangement of a table's columns by name.
         * @description A set of the same name is replaced. Upper and lower case count as the same. A person keeps at most 20 sets of a table (409).
         */
        put: operations["keepStoneFieldSet"];
        post?: never;
        /** Delete a kept arrangement of a table's columns. */
        delete: operations["deleteStoneFieldSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stone-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of a table of stones or lines that the caller may see, as the caller last arranged them. */
        get: operations["listStoneFields"];
        /** Remember how the caller arranged the columns of a table of stones or lines. */
        put: operations["saveStoneFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/stones/{stock_no}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a stone off the market, or put it back on.
         * @description An available stone becomes not available, or the other way round. A stone that is committed to a client stays with the client; the change decides whether it is offered again once it is free. A stone that is already in that state, or is sold, is refused (409 with who did it, and when).
         */
        put: operations["setStoneListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/sub-carat-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a sub-range to a carat range.
         * @description It must lie within its range (422) and must not overlap another sub-range (409).
         */
        post: operations["createSubCaratRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/sub-carat-range/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the limits of a sub-range. A stale version is 409 with the row as it is now. */
        put: operations["updateSubCaratRange"];
        post?: never;
        /** Delete a sub-range. */
        delete: operations["deleteSubCaratRange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tasks of the house, pending ones with the earliest due first, done ones with the latest first.
         * @description An associate sees the tasks of their own customers, and those that they added themselves.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Add a task, optionally about a line of a list or about a paper.
         * @description A task about a line or a paper belongs to its client. A line or paper that the caller may not see is 404.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One task.
         * @description A task out of reach is 404.
         */
        get: operations["getTask"];
        /**
         * Mark a task as done, or reopen it.
         * @description A stale version is 409 with the task as it is now.
         */
        put: operations["setTaskStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/update-latest-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change prices of the current list, or of the latest one.
         * @description Every row gives the version that was read. If one row has changed since, all are refused (422). `dry_run` writes nothing.
         */
        post: operations["updateLatestPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/usd_inr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rate of the dollar in rupees, as set by the house.
         * @description For display only. All deals are in dollars.
         */
        get: operations["getUsdInr"];
        /** Set the rate of the dollar in rupees. */
        put: operations["setUsdInr"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons for which a client can, or cannot, find a stone.
         * @description Every check between the two, in order; if the client can find the stone, all of them pass. For administrators and quality control only (403). An unknown stock number is not refused but fails the first check. An unknown client is 404.
         */
        get: operations["explainVisibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Work in the background, the latest first. */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The progress of a job. A job that somebody else started is 404, except for administrators. */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /** Stop a job that is waiting or running. A job that has ended is refused (409). */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the house that a letter of it came back, or that its reader complained of it.
         * @description For a program of the house's mail service. It is open where the operator set a secret (`BOUNCE_SECRET`); without one, and
         *     with another, the answer is 404. A letter that the house does not know, or no longer, is answered like any other. A letter
         *     that came back for good, or whose reader complained, stops its address.
         */
        post: operations["reportBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-choices/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that a person receives, by the address under one of them. Reading changes nothing.
         * @description The token names a person and a kind of mail, and is no session. An altered one is 404.
         */
        get: operations["readMailChoices"];
        /** Choose which mails one receives. Mails about one's account, stones and papers always come. */
        put: operations["setMailChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every business with its markup. */
        get: operations["listBusinessMarkups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/business-provider/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A business's markup for each provider, by the business's id. */
        get: operations["listProviderMarkups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/businessassociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every business associate with their markup. */
        get: operations["listAssociateMarkups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The default markup, for everybody without another one. */
        get: operations["getDefaultMarkup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/explain-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calculation of a stone's price, for the caller or for one of the caller's clients.
         * @description For those who may see cost. A client whom the caller may not see is 404.
         */
        get: operations["explainPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/update-business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the markup of a business, all its rows at once.
         * @description Without rows the next layer applies. Rows that cover the same weight and rows that end before they begin are refused (422); a stale version is 409. A markup that was never saved has version 0.
         */
        put: operations["updateBusinessMarkup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/update-business-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the markup of a business for the stones of one provider.
         * @description Without rows the next layer applies. Rows that cover the same weight and rows that end before they begin are refused (422); a stale version is 409. A markup that was never saved has version 0.
         */
        put: operations["updateProviderMarkup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/update-businessassociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the markup of a business associate's customers.
         * @description Without rows the next layer applies. Rows that cover the same weight and rows that end before they begin are refused (422); a stale version is 409. A markup that was never saved has version 0.
         */
        put: operations["updateAssociateMarkup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup/update-default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the default markup, all its rows at once.
         * @description Without rows the next layer applies. Rows that cover the same weight and rows that end before they begin are refused (422); a stale version is 409. A markup that was never saved has version 0.
         */
        put: operations["updateDefaultMarkup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/masters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The masters, each with the number of its sub-masters. */
        get: operations["listMasters"];
        put?: never;
        /** Add a master. A code that exists is refused (409). */
        post: operations["createMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/masters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a master. A stale version is 409 with the row as it is now; the code of a fixed master cannot change (422). */
        put: operations["updateMaster"];
        post?: never;
        /** Delete a master without sub-masters. A fixed master, or one with sub-masters, is refused (409). */
        delete: operations["deleteMaster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a master on or off. Its sub-masters are offered only while it is on. */
        put: operations["setMasterStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/sub-sequence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the sub-masters of one master in order.
         * @description All ids of the master, in the new order. If the list is no longer as it was seen, or these are not all of it, the order is refused (409), so that nobody's new entry or order is lost.
         */
        put: operations["reorderSubMasters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/submaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sub-masters of a master, in their sequence.
         * @description By `code` or `masterId` of the master. Callers who may not manage masters receive the active ones of active
         *     masters only, as offered in forms. An unknown code is 404.
         */
        get: operations["listSubMasters"];
        put?: never;
        /**
         * Add a sub-master, with an optional image.
         * @description It stands at its `sequence`, or behind all others without one. Where another stands already, it and those behind it move on.
         */
        post: operations["createSubMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/submaster/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a sub-master, its image and its active flag included. A stale version is 409 with the row as it is now.
         * @description A changed `is_active` switches it as the call for its status does.
         */
        put: operations["updateSubMaster"];
        post?: never;
        /** Delete a sub-master that nothing uses. One that is in use is refused (409), saying where it is used. */
        delete: operations["deleteSubMaster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/submaster/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a sub-master on or off. One that is off is no longer offered in forms. */
        put: operations["setSubMasterStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matchpair-setting/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields in which two stones of a pair are compared.
         * @description Shape and origin are not among them; both stones always share these.
         */
        get: operations["listPairFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matchpair-setting/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pairs that the stock would have by other tolerances.
         * @description Nothing is saved. Available stones of one shape are counted, below a carat and from one on, by the tolerances in force and by those sent. `null` stands for more pairs than can be counted.
         */
        post: operations["previewPairSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matchpair-setting/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The house's usual tolerances of pairs.
         * @description A pair search has them wherever it says nothing itself, so everybody who may search pairs reads them.
         */
        get: operations["getPairSetting"];
        /**
         * Change the house's usual tolerances of pairs.
         * @description Kept pairs stay. A tolerance that is too wide, or finer than stones are measured, is 422 at its field. A stale version is 409 with the tolerances as they are now.
         */
        put: operations["setPairSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News of your things, the latest first. */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways in which you want to be told, by topic.
         * @description Only topics of screens that you may open. Changes of your ways to sign in are always told by mail, so they are not among them.
         */
        get: operations["getNoticeChoices"];
        /**
         * Choose how you want to be told of some topics. The others stay as they are.
         * @description A topic or a way that you are not offered is refused (422). A guest is offered no mail.
         */
        put: operations["saveNoticeChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your unread notices, counted up to 100. */
        get: operations["countNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notices of yours as read.
         * @description Somebody else's notices, and those that are read already, stay as they are.
         */
        put: operations["readNotices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all your notices as read, up to the latest that you have seen.
         * @description A notice that came in meanwhile stays unread.
         */
        put: operations["readAllNotices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-timings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the house how fast one of its pages was in a browser.
         * @description For the portal's own pages, of whoever looks at them: the sign-in page and shared links are told too. It is open where the
         *     operator switched it on (`PAGE_TIMINGS`); elsewhere the answer is 404. Nothing says who looked, or at what: `screen` is the
         *     pattern of the address, with `$name` for each part that names something. A pattern that the house does not know is counted as
         *     `elsewhere`.
         */
        post: operations["tellPageTimings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission/role-wise-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of a role. */
        get: operations["listRoleUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission/user-wise-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rights of one account or, if no account is named, of the role. */
        get: operations["getUserPermissions"];
        /**
         * Change the rights of one account or, if no account is named, of the role.
         * @description Takes effect with the next request of each account concerned. Nobody can change their own rights, or grant
         *     a right that they do not have (422). The last administrator keeps the right to manage rights (422).
         *     A role's rights are those with which a new account of that role begins, and for customers those that apply;
         *     `apply_to_users` copies them to the existing accounts of the role.
         */
        put: operations["updateUserPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-setting/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The maintenance of the house, and its message. */
        get: operations["getMaintenance"];
        /**
         * Close the house for maintenance, or open it again.
         * @description During maintenance everybody except administrators receives 503 with the message.
         */
        put: operations["setMaintenance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-setting/new-arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The setting that makes a stone a new arrival. */
        get: operations["getArrivalSetting"];
        /**
         * Change which stones count as new arrivals.
         * @description It applies to lists of new arrivals that name no days of their own. A stale version is 409 with the setting as it is now.
         */
        put: operations["setArrivalSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-setting/new-arrival/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stones that would count as new arrivals by another setting.
         * @description Nothing is saved. White and fancy stones are counted apart, as the list shows them, by the setting in force and by the one sent.
         */
        post: operations["previewArrivalSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as a file, line by line in the order of its groups, with its totals.
         * @description The link is valid for one hour, for the caller only. With `job=true`, or for many lines, the answer is 202 at once and the job's record holds the link. A report without a line is 422. A file for one client (`user_id`) contains no cost. Everything else as for the groups.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deals of a period in groups, each with its totals, and the totals of all.
         * @description Sales are the rows of invoices less those of credit notes, each on the day of its paper; confirmed stones, memos and holds are told by the day on which their line was made. Shape, colour and clarity are those that a stone had when its line was made. The office sees everybody's, an associate those of own customers, everybody else their own at their own prices. A client, company, associate or provider out of reach is 404; a provider may be named by the office alone. Without days it is the last 90. An end before the beginning, and more than ten years, are 422. `groupBy` 1 is one group of all.
         */
        get: operations["listReportGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deals of a period one by one, the latest first, or those of one group.
         * @description The rows that a group counts, by its `key` as `group`. Everything else as for the groups.
         */
        get: operations["listReportLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people to whom the caller may have a report mailed, the caller first. */
        get: operations["listReportReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that leave by mail on a schedule.
         * @description One's own. Administrators see everybody's.
         */
        get: operations["listScheduledReports"];
        put?: never;
        /**
         * Have a report mailed on a schedule.
         * @description The period moves with the day of each run. Each reader gets the rows of their own reach at the moment of the run, without cost.
         *     Readers are the sender alone; an administrator may name people of the house, too (another account is 422). A question out of the
         *     sender's own reach is refused as a report itself. Unmet demand, ageing and lost deals need the right to insight (403), follow their
         *     own filters alone (422) and name no provider. A name that one has given already is 409, and so is one report too many.
         *     Guests receive no mail (422).
         */
        post: operations["createScheduledReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scheduled/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a scheduled report. What is left out stays.
         * @description Refused like a new one. A stale version is 409 with the report as it is now.
         */
        put: operations["updateScheduledReport"];
        post?: never;
        /** Delete a scheduled report with its history. Letters that are in the outbox stay there. */
        delete: operations["deleteScheduledReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scheduled/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a scheduled report on or off. One that is off is not mailed.
         * @description A report that is switched on follows its schedule from that moment.
         */
        put: operations["setScheduledReportStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scheduled/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a scheduled report now.
         * @description The same `run_key` answers the same run and sends nothing again; so does a press while a run is under way. Without a key nothing is
         *     sent (422). A key of another report is 409, and so is a report that is off. With `seen_run`, a report that was mailed since is
         *     409 `staleVersion`, with who had it mailed and when.
         */
        post: operations["runScheduledReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scheduled/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a scheduled report, the latest first, with what became of each letter. */
        get: operations["listReportRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles of the house. */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The module categories that can be given to a role, each with its permissions. */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/submodule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sub-modules of a category with the rights of one role, or of every role that can have them. */
        get: operations["listSubmodules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feeds, by name.
         * @description `provider_id` takes those of one provider, `state` those in a state. `search` looks in names of feeds and providers.
         */
        get: operations["listFeeds"];
        put?: never;
        /**
         * Add a feed. It is off until it is switched on.
         * @description A feed of the source `folder` needs a `remote_place` and a `pattern`, one of the source `web` a `web` (422). A name that another
         *     feed of the provider has is 409. `schedule` has five parts (`30 6 * * MON`, `0 *\/4 * * *`); an hour beyond 23 or a minute
         *     beyond 59 is refused as 'Invalid time input', a day as 'Invalid day', hours beyond 24 as 'Invalid hours input' (422).
         *     Without a schedule a feed runs only when somebody asks for it.
         */
        post: operations["createFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One feed. */
        get: operations["getFeed"];
        /**
         * Change a feed. What is left out stays.
         * @description Refused like a new one. A stale version is 409 with the feed as it is now. The provider of a feed stays. A changed source is
         *     fetched whole at the next run. A secret stays with its server: another address needs it anew.
         */
        put: operations["updateFeed"];
        post?: never;
        /**
         * Delete a feed that is off, with its history. Its loads stay.
         * @description A feed that is not off is 409.
         */
        delete: operations["deleteFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a feed on or off.
         * @description A feed that is switched on follows its schedule from that moment. One that is switched off while it runs takes nothing any more.
         */
        put: operations["setFeedStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a feed. It does not run until it is resumed. */
        post: operations["pauseFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a feed that is paused, or whose load waits for a person. It follows its schedule from that moment. */
        post: operations["resumeFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a feed now, in the background.
         * @description Refused unless the feed is on and rests or waits to try again (409); two runs of one feed are never under way at once.
         */
        post: operations["runFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a feed, the latest first. */
        get: operations["listFeedRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/feeds/try-web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a web address as a feed would, and say what it answers.
         * @description Nothing is kept. A visit that fails is an answer too: `outcome` says why, and `sentence` says it in words. `lines` are the
         *     beginning of what a feed would take: lines of a file, or the first rows of the first page. The secret of a kept feed
         *     (`kept_id`) serves for the same server and way to sign in alone. Addresses of private networks are not visited, unless the
         *     house allows them.
         */
        post: operations["tryFeedAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The loads of all providers, the latest first.
         * @description A load is one file of a provider on its way into the stock.
         */
        get: operations["listLoads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One load with its progress, its columns, its questions and what it would change.
         * @description While it is being read, `done` grows. A load waits for a person as long as it has questions, or reasons in `waits_for`.
         */
        get: operations["getLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop a load that is not committed.
         * @description Nothing of it reaches the stock.
         */
        post: operations["cancelLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a load into the stock.
         * @description Only a load without open questions. Reasons in `waits_for` must be named in `accepted`, each of them, so that nobody commits what they have not read (422 `loadWaits`). Claims win: a stone that a client holds keeps its client. A stale version is 409 with the load as it is now.
         */
        post: operations["commitLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct how the columns of a load are read, and read it anew.
         * @description Saves a mapping that was changed as a new version. A mapping without columns has them matched anew: so another sheet, header, encoding, separator or path to the rows is sent. In another place of the file the header and the decimal sign are found, unless they were changed too. A load that is committed, cancelled or rolled back is refused (409); a stale version is 409 with the load as it is now. The portal's own reading makes no version stale. Columns that were corrected with another load of the provider after `columns_saved_id` was read are 409 too, since what is saved last counts for later files.
         */
        put: operations["setLoadMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first hundred rows of a load, and what they would become.
         * @description Each with the text of its cells, its stone and its findings.
         */
        get: operations["previewLoad"];
        put?: never;
        /**
         * The first hundred rows of a load as another mapping would make them.
         * @description Nothing is saved: a person sees what a corrected column does before the file is read anew. As in `PUT …/mapping`, a mapping without columns has them matched anew.
         */
        post: operations["tryLoadMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/refused-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refused rows as an Excel file, with the reasons in red.
         * @description The columns of the provider's file, and a last one with the reasons. The link is valid for one hour, for the caller only.
         */
        get: operations["downloadRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up a load that failed, where it stopped.
         * @description What was committed already stays and is not done twice.
         */
        post: operations["retryLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes that rolling a load back would make, and the rows that it cannot change back.
         * @description A row that was changed since stays, and so does a stone that a client has; each is listed with its reason.
         */
        get: operations["previewRollBack"];
        put?: never;
        /**
         * Roll a committed load back.
         * @description Exactly what the load changed, unless a later load or somebody else has changed it since: such a row stays. Refused while another load of the provider is written (409 `loadBusy`).
         */
        post: operations["rollBackLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a load by what they change.
         * @description With `kind` those of one kind. Changed rows begin with the largest change of price.
         */
        get: operations["listLoadRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/rows/{row_id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof that the log has one row of a load.
         * @description The row as a text, and the hashes from it to the root that the log has: anybody can work the root out from them, without the other rows. A row that was not decided is 404. `is_proven` is false if the root that follows is not that of the log: then somebody altered a row of the load behind the log. A row that a roll back decided has a second proof in `reversal`, which leads to the root of that roll back.
         */
        get: operations["proveLoadRow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/loads/{id}/rows/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a load as a file, in the order of the list.
         * @description The difference as it stands, with the filters of the list. The link is valid for one hour, for the caller only. With `job=true`, or for many rows, the answer is 202 at once and the job's record holds the link. Without a row it is 422.
         */
        get: operations["exportLoadRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/my-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The loads of the provider that the account is linked to, the latest first.
         * @description However their files came: by this account, by another one, or by a person of the house. An account without a provider is 403.
         */
        get: operations["listMyLoads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/my-loads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One load of the provider that the account is linked to.
         * @description A load of another provider is 404.
         */
        get: operations["getMyLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/my-loads/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a load that were refused, each with its reasons.
         * @description A load of another provider is 404.
         */
        get: operations["listMyRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/my-scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scorecard of the account's own provider, over the last 30 and 90 days.
         * @description As the house counts it, without what concerns its clients. A figure names the latest load whose rows it counts. An account without a provider is 403.
         */
        get: operations["getMyScorecard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/remote-places/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visit a folder on somebody else's server, and say what is in it.
         * @description Nothing is kept. A visit that fails is an answer too: `outcome` says why, and `sentence` says it in words. `host_key` is the
         *     fingerprint of the key that the server showed, null where none needs to be remembered. With `host_key` sent, a server that
         *     shows another one is not signed in to. The password of a kept place (`kept_id`) serves for the same user at the same server alone.
         *     Addresses of private networks are not visited, unless the house allows them.
         */
        post: operations["tryRemotePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver stock of the provider that the account is linked to.
         * @description In `changes`, rows are added or changed, a row whose availability is NA takes its stone off the market, and other stones stay as they are; such a row needs no more than `org_stock_no` and `availability`. In `whole`, a stone that is not named is gone. Each other row says the whole stone: what it leaves out is empty. Its names are those of `GET /inventory/fields`, or the provider's own headers as the house has learned them.
         *     A whole list of more than 1,000 rows is sent in parts that have the same `batch.id`. Parts may come in any order and again. The part with `is_last` comes after all others: before that it is refused (409 `supplyPartsMissing`), and nothing of the list counts. Then the list becomes one load.
         *     `position` is the place of the rows in the provider's own order of changes: rows that are older than what was taken of their stones are ignored.
         *     The answer says of each row what was read. The load then commits by itself, unless something is out of the ordinary: then the house is asked. Stock of a provider that the house has switched off is taken and not shown. An account without a provider is 403.
         */
        post: operations["pushStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password of an account through its invitation link. The link works once. */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own keys, for an API client that is signed in to the portal. */
        get: operations["listOwnApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this e-mail address still free? Upper and lower case make no difference. */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is this user name still free? Upper and lower case make no difference.
         * @description `name` is the same as `user_name` (spec §5); one of them is needed.
         */
        post: operations["checkUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers of the caller, as an option list.
         * @description An associate receives their own, the office all, registered or not. Inactive customers and external clients are left out.
         */
        get: operations["listUserCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for setting a new password.
         * @description The answer is the same for an address without an account, in wording and in timing.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The guests, the latest first, and what they put on their lists.
         * @description The days are those on which the guests came. A guest who has signed up since then took their lists along: `became` is the new account, and the guest's lists are empty.
         */
        get: operations["listGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person whom an invitation link invites, and the sender of the invitation. A link that was used, has expired or was replaced is 404. */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/live-user-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people online, and the number of accounts.
         * @description The accounts that the caller may look up, and the caller's own: an administrator sees all, an associate sees own customers; `is_narrowed` says that there may be others. An account is online if one of its sessions sent a request within five minutes. Sessions in which an administrator views the portal as somebody else do not count. `users` has the latest 100.
         */
        get: operations["countLiveUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password, or as a guest.
         * @description With `is_guest=true` the five guest fields are required and nothing else; without it, `email` and `password`.
         *     A wrong password and an unknown address get the same answer (401). After five failures from one place, that place
         *     is locked out for 15 minutes (429 `accountLocked`). After many failures from many places, an unknown browser waits up to a
         *     minute between attempts (429 `tooManyRequests`). A browser that has signed in before is known by the cookie `loupe_device`,
         *     which gives no access: neither the failures of others nor that wait hold it up.
         *
         *     An account with a second factor is refused with a ticket for the second step (401 `secondFactorNeeded`); so is one whose
         *     role needs a second factor and that has none yet (401 `secondFactorSetUpNeeded`). There is no session before that step.
         *
         *     A guest who sends the token of a guest's open session with the same e-mail address is that guest again,
         *     under a new token. Otherwise a new guest is created; the number per day from one address is limited (429).
         *
         *     If a guest's token is sent along with the e-mail and password of a customer, the guest's cart, watch list, notes,
         *     enquiries and searches move to that customer and the guest's sessions end. A stone that the customer has in the same list
         *     already stays as it is there.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as whom the sign-in service has named.
         * @description The ticket is good once, in the browser that left. At the first time the account of the staff with the verified e-mail address is bound to the person at the service; from then on that person alone counts, whatever their address. Refusals are 422 `issuerNobody`, `issuerAddressUnverified` and `issuerAccountOff`, and 409 `issuerOther`; they count as failed sign-ins. Where the service asked for no second factor, the house's own follows, as after a password (401 `secondFactorNeeded`).
         */
        post: operations["signInWithIssuer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/issuer-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address at the sign-in service that a browser leaves for.
         * @description The first of three calls of a sign-in by OpenID Connect: authorization code with PKCE, state and nonce. What the house needs again is in `state`, sealed, for ten minutes and for this browser, which is known again by the cookie `loupe_device`. A house without a sign-in service answers 404, one whose service does not answer 502 `issuerDown`.
         */
        post: operations["leaveForIssuer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/issuer-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the sign-in service whom its answer is about.
         * @description `answer` is the part after the `?` of the address that the service sent the browser back to, the portal's own `/login`. Refusals say why: 409 `issuerSignInOver` for a state that is too old or not the house's, 409 `issuerElsewhere` in another browser, 422 `issuerCancelled`, 422 `issuerRefused` for a code or a token that is not right, 502 `issuerDown` and `issuerClock`.
         */
        post: operations["returnFromIssuer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second step of a sign-in with a passkey.
         * @description A wrong answer is 422 `passkeyWrong` and counts as a failed sign-in; one for another address than the house's own is 422 `passkeyElsewhere`. Either spends the challenge. A challenge that was spent or has expired is 409 `passkeyOfferOver`. A guest's token moves the guest's lists to the account, as `login` says.
         */
        post: operations["provePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/passkey-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The challenge that a passkey signs as the second step of a sign-in.
         * @description The ticket comes with the refusal of the first step (401 `secondFactorNeeded`). The challenge is good once, for five minutes. An account without a passkey is 409 `passkeyNone`.
         */
        post: operations["offerPasskeyAtDoor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second step of a sign-in, with the authenticator's code or a recovery code.
         * @description The ticket comes with the refusal of the first step (401 `secondFactorNeeded`). It is good for ten minutes and one sign-in; an earlier end is 409 `signInOver`. Each code is good once. A wrong one is 422 and counts as a failed sign-in. After thirty wrong codes in a day, codes of the authenticator are refused until the day is over (429); recovery codes are not.
         *
         *     A guest's token moves the guest's lists to the account, as `login` says.
         */
        post: operations["proveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/second-factor-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret for the authenticator of somebody who must set up a second factor before they can sign in.
         * @description The ticket comes with the refusal of the first step (401 `secondFactorSetUpNeeded`). Nothing is saved until the first code confirms the secret.
         */
        post: operations["offerSecondFactorAtDoor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/second-factor-set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the secret of the authenticator with its first code, and sign in.
         * @description The recovery codes are in this answer alone. A wrong code is 422 and can be corrected. A guest's token moves the guest's lists to the account, as `login` says.
         */
        post: operations["turnOnSecondFactorAtDoor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This house's ways to sign in beside e-mail and password.
         * @description `issuer` is the house's own sign-in service, for its staff alone; null in a house without one.
         */
        get: operations["listSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session. Its token is no longer valid. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/otp-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a sign-up's e-mail address with the code that was mailed.
         * @description A code is valid for 10 minutes and five attempts, for one address and one use. Every refusal reads the same (422).
         */
        post: operations["verifySignupOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own passkeys, the latest first. */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey with what it answered to the offer.
         * @description With the first second factor of an account the answer has its recovery codes, this once, and every other session of the account ends. Later it has none. A challenge that was spent or has expired is 409 `passkeyOfferOver`, a passkey that is known already 409 `passkeyKnown`, an answer for another address than the house's own 422 `passkeyElsewhere`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one of your passkeys.
         * @description The last second factor of an account is turned off with password and code instead (409 `passkeyLast`).
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Give one of your passkeys another name. */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/user/passkeys/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The challenge that a new passkey signs. Nothing is kept of it until its answer.
         * @description The challenge is good once, for five minutes. An account has at most ten passkeys (409 `passkeysFull`). Guests and FTP clients cannot have one (409).
         */
        post: operations["offerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your own password. Every other session of the account ends.
         * @description Refuses a wrong current password and a new one that is too short, too common or the same as the old one (422).
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person who is signed in, with their rights. */
        get: operations["getProfile"];
        /**
         * Change your own name, phone number, place and picture.
         * @description JSON, or a form with the part `data` and at most one `picture` (JPEG, PNG or WebP by its content, at most 64 million pixels). The picture is redrawn, so that nothing else in the file is kept.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password after the mailed code was accepted. Every session of the account ends. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own second factor. */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Turn your second factor on by confirming the authenticator's secret with its first code.
         * @description The recovery codes are in this answer alone. Every other session of the account ends. A wrong code is 422 and can be corrected. An offer is good for ten minutes (409 `secondFactorOfferOver`), and a second factor that is on already is 409.
         */
        post: operations["turnOnSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn your second factor off with your password and a code.
         * @description A wrong password or code is 422 at its field and counts as a failed sign-in. Where the house demands a second factor, the next sign-in asks for a new one.
         */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret for your authenticator. Nothing is saved until its first code confirms it.
         * @description Guests and FTP clients cannot have a second factor (409). FTP takes a password alone.
         */
        post: operations["offerSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes. The earlier ones are no longer valid.
         * @description A wrong password or code is 422 at its field and counts as a failed sign-in.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code that proves the address of a sign-up.
         * @description The next code to the same address can be sent after a minute, then after three times as long each time, an hour at most, and eight times a day (429). The answer is the same for an address that has an account, in wording and in timing; its owner receives a letter without a code.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own open sessions, with the current one marked. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your own sessions. Somebody else's session is 404. */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/set-up-house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first administrator of a house, by the address that the portal printed at its start.
         * @description The address works once. Of two people with the same address one is served, and the other is told who that was (409).
         */
        post: operations["setUpHouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setup-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The standing of the address that the portal printed at its start, for a house without an administrator.
         * @description An address that has ended, or that another one has replaced, is 404. When somebody has set the house up meanwhile, it is 409, with who that was and when.
         */
        post: operations["readSetupAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sign-in-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your password again, for calls that require it.
         * @description Calls marked `x-fresh-sign-in` require that the password was entered a short while ago (403 `freshSignInNeeded`). A house sets how long that is, and a demo house does not ask. A wrong password is 422 and counts as a failed sign-in. An account without a password is refused (422).
         */
        post: operations["signInAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer account once its address has been verified, and sign in.
         * @description If a guest's token is sent along, the guest's cart, watch list, notes and enquiries move to the new account and the guest's sessions end. Any other token is ignored. Where the house demands a second factor of customers, the account is created and the answer is 401 `secondFactorSetUpNeeded`, as at a sign-in.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove your right to set a password with the code that was mailed.
         * @description The same rules and the same refusal as for a sign-up code.
         */
        post: operations["verifyResetOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every state machine of the product, with the number of its histories in the log and of the deviations in them. */
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A machine as it is drawn and enforced, and what the log says of it in a period.
         * @description Without a period, counts and times cover this year up to today. `now` is the present moment, whatever the
         *     period. The figures can be limited to one party or one business.
         */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{name}/deviations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deviations in the histories of a workflow, the latest found first. */
        get: operations["listDeviations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{name}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items that have a history, the latest change first.
         * @description `search` finds a stock number, a report number, the number of a memo, order or invoice, a client by company or
         *     name, or the item's own number.
         */
        get: operations["listWorkflowItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{name}/items/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item's history, step by step, each with its deviations. */
        get: operations["getWorkflowItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{name}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decisions that another machine would have made differently, for every step taken. Nothing is written.
         * @description The other machine is one that the house knows, by its `model`, or one sent as data (`description`); faults in such a machine
         *     are named with their path (422). The log holds only what was done: what else the other machine would have
         *     allowed cannot be counted. If the log is too long to read during a request, `is_whole` is false,
         *     and `until` says how far it was read. `npm run workflows:replay` reads to the end.
         */
        post: operations["replayWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of a machine that the house has known, the latest first. */
        get: operations["listWorkflowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay every history from the first entry of the log, in a job.
         * @description What does not conform is then listed among the deviations. The job's note says what else was found.
         */
        post: operations["checkConformance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Overdue items, the longest overdue first.
         * @description Memos past their due date, holds past their time, and confirm requests, KYC documents and enquiries that have waited longer than nine
         *     of ten did before. At most 500.
         */
        get: operations["listOverdue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountState: {
            id: number;
            is_active: boolean;
            role_id: components["schemas"]["RoleId"];
            version: components["schemas"]["Version"];
        };
        AgeGroup: {
            name: string;
            /** @description Those in each band, in the order of the bands. */
            pieces: number[];
            total: number;
            /** @description The code of a shape, or the id of a provider. */
            value: string;
        };
        Ageing: {
            memos: components["schemas"]["LineAge"][] | null;
            requests: components["schemas"]["LineAge"][] | null;
            stock: {
                bands: components["schemas"]["StockAge"][];
                providers: components["schemas"]["AgeGroup"][] | null;
                shapes: components["schemas"]["AgeGroup"][];
            };
            /** Format: date */
            today: string;
        };
        ApiKey: {
            calls_per_minute: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the key was revoked, or ended after it was replaced.
             */
            ends_at: string | null;
            /** Format: date-time */
            expires_at: string | null;
            id: number;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute.
             */
            last_used_at: string | null;
            name: string;
            /** @description The first characters of the key, which reveal nothing about the rest. */
            prefix: string;
            replaced_by: number | null;
            scopes: components["schemas"]["ApiScope"][];
            /**
             * @description `ending` is a key that was replaced and still works for a while.
             * @enum {string}
             */
            state: "live" | "ending" | "expired" | "ended";
            version: components["schemas"]["Version"];
        };
        ApiKeyMade: {
            key: components["schemas"]["ApiKey"];
            /** @description What the program sends as `Authorization: Bearer …`. The house keeps only its hash. */
            secret: string;
        };
        ApiKeyRotation: {
            /** @default 0 */
            overlap_days?: number;
        };
        /**
         * @description What a key gives access to. Calls that no scope covers are not open to programs.
         * @enum {string}
         */
        ApiScope: "stones:read" | "searches:read" | "searches:write" | "lists:read" | "lists:write" | "papers:read" | "profile:read" | "supply:read" | "supply:write";
        AppVersion: {
            app_version: components["schemas"]["AppVersionNumber"];
            id: number;
            /** @description True if an older app must be replaced before it goes on. */
            is_required: boolean;
            notes: string | null;
            platform: components["schemas"]["Platform"];
            /** Format: date */
            released_on: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        AppVersionChange: {
            app_version: components["schemas"]["AppVersionNumber"];
            /** @default false */
            is_required?: boolean;
            notes?: string | null;
            platform: components["schemas"]["Platform"];
            /** Format: date */
            released_on: string;
            version?: components["schemas"]["Version"];
        };
        /** @description Two to four numbers with points between them. */
        AppVersionNumber: string;
        ArrivalAnswer: {
            carat_ranges?: components["schemas"]["CaratRangeCount"][];
            facets?: components["schemas"]["Facets"];
            loosen?: components["schemas"]["Loosen"] | null;
            numbers?: components["schemas"]["PastedNumber"][];
            pagination: components["schemas"]["Pagination"];
            /**
             * Format: date
             * @description The first day of these arrivals; null if nothing has ever arrived.
             */
            startDate: string | null;
            stockList: components["schemas"]["Stone"][];
            totals?: components["schemas"]["StoneTotals"];
        };
        ArrivalCounts: {
            /** @description The first day of each of the three periods, in the house's time zone. */
            first_days: {
                /** Format: date */
                last_7_days: string;
                /** Format: date */
                last_30_days: string;
                /** Format: date */
                today: string;
            };
            /** @description Today and the six days before. */
            last_7_days: number;
            last_30_days: number;
            statuses: components["schemas"]["ValueCounts"];
            today: number;
        };
        ArrivalsAsked: {
            diamond_type?: components["schemas"]["DiamondType"] | null;
            /** Format: date */
            end_date?: string | null;
            export?: boolean | null;
            page?: number | null;
            pdf?: boolean | null;
            size?: number | null;
            /** Format: date */
            start_date?: string | null;
            user_id?: number | null;
        };
        ArrivalSetting: {
            count_from: components["schemas"]["CountFrom"];
            /** @description The days of new arrivals, the last one included. */
            days: number;
            version: components["schemas"]["Version"];
        };
        ArrivalSettingEffect: {
            /** @enum {string} */
            diamond_type: "white" | "fancy";
            now: components["schemas"]["ArrivalsOfSetting"];
            tried: components["schemas"]["ArrivalsOfSetting"];
        }[];
        ArrivalsOfSetting: {
            /**
             * Format: date
             * @description null where no stone has arrived yet.
             */
            first_day: string | null;
            stones: number;
        };
        ArrivalsOrLink: components["schemas"]["ArrivalAnswer"] | string;
        Associate: {
            /** Format: date-time */
            created_at: string;
            /** @description The number of customers that they look after. */
            customers: number;
            email: string;
            first_name: string;
            /** @description Whether sign-in asks for a code as well. */
            has_second_factor: boolean;
            id: number;
            is_active: boolean;
            /** @description Whether the sign-in service opens the account. */
            is_bound: boolean;
            /** @description Whether the sign-in is locked for now, after too many failed attempts. */
            is_locked: boolean;
            last_name: string;
            lists?: components["schemas"]["AssociateLists"];
            mobile: string | null;
            mobile_country_id: number | null;
            /** @description Its name. */
            salesperson_type: string | null;
            salesperson_type_id: number | null;
            /** Format: date-time */
            updated_at: string;
            user_name: string;
            version: components["schemas"]["Version"];
        };
        AssociateChange: {
            email?: components["schemas"]["Email"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"] | null;
            mobile_country_id?: number | null;
            /** @description A sub-master of SALES_PERSON_TYPE that is offered. */
            salesperson_type_id?: number;
            user_name?: components["schemas"]["UserName"];
            version: components["schemas"]["Version"];
        };
        AssociateDetails: {
            email: string;
            first_name: string;
            id: number;
            last_name: string;
            mobile: string | null;
            mobile_country_id: number | null;
        } | null;
        /** @description Only in the answer about one associate. The lines of their customers in the first tab of each list, with which it opens; for invoices, all lines. An approved request that awaits its memo is not among them. */
        AssociateLists: {
            cart: number;
            confirm: number;
            enquiry: number;
            hold: number;
            invoice: number;
            memo: number;
            notes: number;
            watchlist: number;
        };
        AssociateMarkup: {
            associate: {
                first_name: string;
                id: number;
                last_name: string;
            };
            markup: components["schemas"]["Markup"];
        };
        AssociateMarkupChange: {
            associate_id: number;
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        AssociateOption: {
            /** @description First and last name. */
            label: string;
            /** @description The account. */
            value: number;
        };
        /** @description Stones with one of these codes or, with `contain` 2, with none of them. */
        AttributeFilter: {
            /**
             * @description 1 contains, 2 does not contain.
             * @enum {integer}
             */
            contain?: 1 | 2;
            values: string[];
        };
        /** @description One field before and after the change; null means none. `[secret]` and `[personal]` stand for values that the log does not hold. */
        AuditChange: {
            after: unknown;
            before: unknown;
            field: string;
        };
        AuditEntry: {
            /** Format: date-time */
            at: string;
            /** @description Exactly the text that was hashed: SHA-256 of prev, seq, a line feed, body. */
            body: string;
            changes: components["schemas"]["AuditChange"][];
            deviations: components["schemas"]["AuditFinding"][];
            /** @description The facts by which it was decided. */
            event: components["schemas"]["AuditFact"][];
            /** @description Whether the previous entry is there and has the hash that this one names. */
            follows: boolean;
            from: string | null;
            has_deviation: boolean;
            hash: string;
            /** @description Whether its hash matches its body. */
            holds: boolean;
            /** @description Whether the columns that pages read, including its time, match what was hashed. */
            is_shown: boolean;
            item: string;
            /** @description The version of the machine that decided, by its hash. */
            model: string | null;
            /** @description Null if no machine decided, or if the house no longer knows which one did. */
            model_version: {
                hash: string;
                machine: string;
                version: string;
            } | null;
            /** @description The next one of the same item. */
            next: number | null;
            on_behalf_of: components["schemas"]["AuditPerson"];
            operation: string;
            /** @description The party under which it was decided. */
            party: string | null;
            /** @description Hexadecimal, the hash of the entry before. */
            prev: string;
            /** @description The entry before, of the same item. */
            previous: number | null;
            request_id: string;
            role_id: number | null;
            seq: number;
            /** @description Who signed in by it, while nobody was signed in yet; null in every other entry. */
            signed_in: components["schemas"]["AuditPerson"];
            to: string | null;
            transition: string;
            /** @description What happened, in words. */
            what: string;
            /** @description Null stands for the house itself, or for somebody who was not signed in. */
            who: components["schemas"]["AuditPerson"];
            workflow: string;
        };
        AuditFact: {
            name: string;
            value: unknown;
        };
        AuditFinding: {
            detail: string;
            kind: string;
        };
        AuditLine: {
            /** Format: date-time */
            at: string;
            from: string | null;
            has_deviation: boolean;
            item: string;
            /** @description The version of the machine that decided, by its hash. */
            model: string | null;
            on_behalf_of: components["schemas"]["AuditPerson"];
            operation: string;
            request_id: string;
            role_id: number | null;
            seq: number;
            /** @description Who signed in by it, while nobody was signed in yet; null in every other entry. */
            signed_in: components["schemas"]["AuditPerson"];
            to: string | null;
            transition: string;
            /** @description What happened, in words. */
            what: string;
            /** @description Null stands for the house itself, or for somebody who was not signed in. */
            who: components["schemas"]["AuditPerson"];
            workflow: string;
        };
        AuditPerson: {
            id: number;
            name: string;
        } | null;
        AuditVerdict: {
            chain: {
                /** @description The first entry at which the chain is broken. */
                broken_at: number | null;
                /** Format: date-time */
                checked_at: string | null;
                /** @description The number of entries that the log claims to have. */
                entries: number;
                from: number;
                /** @enum {string} */
                state: "whole" | "broken" | "unchecked";
                /** @description Up to which entry it was read. */
                to: number;
                /**
                 * Format: date-time
                 * @description When it was last read from its beginning.
                 */
                whole_at: string | null;
            };
            checkpoint: {
                agrees: boolean;
                /** Format: date-time */
                at: string;
                id: number;
                /** @description How many checkpoints were compared. */
                kept: number;
                size: number;
                why: components["schemas"]["CheckpointVerdict"];
            } | null;
            conformance: {
                /**
                 * Format: date-time
                 * @description When all histories were last judged again.
                 */
                checked_at: string | null;
                deviations: number;
                items: number;
                /** @description Steps in early entries that do not record the party. These steps cannot be judged by it, which is not a deviation. */
                not_recorded: number;
            };
            /** @description What readings of the log have ever found, the oldest first. A later reading removes nothing. At most 20. */
            findings: {
                /** @description What happened, in words. */
                detail: string;
                /** Format: date-time */
                found_at: string;
                kind: string;
                /** @description The entry; null if the finding is about the log as a whole. */
                seq: number | null;
            }[];
            /** @description The fingerprint of the key that signs for the house: SHA-256 of its 32 bytes. */
            key: string;
        };
        AuditWord: string;
        AuthenticatorCode: string;
        /**
         * @description 1 available, 2 not available, 3 all.
         * @enum {integer}
         */
        AvailabilityCode: 1 | 2 | 3;
        BackupFailure: {
            /** Format: date-time */
            at: string;
            /** @description Failures since the last backup that succeeded. */
            count: number;
            why: string;
        };
        Banner: {
            description: components["schemas"]["ContentText"];
            /** Format: date */
            end_date: string;
            id: number;
            images: components["schemas"]["ContentPicture"][];
            is_active: boolean;
            page: components["schemas"]["ContentPage"];
            phase: components["schemas"]["ContentPhase"];
            /** Format: date */
            start_date: string;
            title: string;
            type: components["schemas"]["BannerType"];
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        BannerChange: {
            description?: components["schemas"]["ContentText"];
            /** Format: date */
            end_date?: string;
            images?: number[];
            is_active?: boolean;
            page?: components["schemas"]["ContentPage"];
            removeFiles?: number[];
            /** Format: date */
            start_date?: string;
            title?: string;
            type?: components["schemas"]["BannerType"];
            version?: components["schemas"]["Version"];
        };
        /**
         * @description 1: notice, 2: offer, 3: important.
         * @enum {integer}
         */
        BannerType: 1 | 2 | 3;
        /**
         * @description The house or the letter was refused, the address cannot be reached for now, there is no such address, its owner complained.
         * @enum {string}
         */
        BounceKind: "refused" | "soft" | "hard" | "complaint";
        Business: {
            address: string | null;
            city_id: number | null;
            company_name: string;
            country_id: number | null;
            /** Format: date-time */
            created_at: string;
            id: number;
            is_active: boolean;
            phone: string | null;
            postal_code: string | null;
            /**
             * Format: date-time
             * @description Since when it has been registered; null if it is not, or was from the start.
             */
            registered_at: string | null;
            state_id: number | null;
            /** @enum {integer} */
            status: 9 | 10 | 11;
            tax: components["schemas"]["ClientTax"];
            tax_identification_number: string | null;
            /** @description What the type is called. */
            type: string | null;
            type_id: number | null;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            website: string | null;
        };
        BusinessChange: {
            address?: string | null;
            city_id?: number | null;
            company_name?: components["schemas"]["CompanyName"];
            country_id?: number | null;
            phone?: components["schemas"]["Telephone"];
            postal_code?: string | null;
            state_id?: number | null;
            tax_identification_number?: components["schemas"]["TaxNumber"] | null;
            /** @description A sub-master of BUSINESS_TYPE that is offered. */
            type_id?: number | null;
            version: components["schemas"]["Version"];
            website?: components["schemas"]["Website"];
        };
        BusinessDetails: {
            company_name: string;
            id: number;
            /** @enum {integer} */
            status: 9 | 10 | 11;
        } | null;
        BusinessMarkup: {
            business: {
                company_name: string;
                id: number;
            };
            markup: components["schemas"]["Markup"];
        };
        BusinessMarkupChange: {
            business_id: number;
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        BusinessOfClient: {
            address?: string | null;
            city_id?: number | null;
            company_name: components["schemas"]["CompanyName"];
            country_id?: number | null;
            phone?: components["schemas"]["Telephone"];
            postal_code?: string | null;
            state_id?: number | null;
            tax_identification_number?: components["schemas"]["TaxNumber"] | null;
            /** @description A sub-master of BUSINESS_TYPE that is offered. */
            type_id?: number | null;
            website?: components["schemas"]["Website"];
        };
        BusinessStanding: {
            company_name: string;
            id: number;
            is_active: boolean;
            /** @enum {integer} */
            status: 9 | 10 | 11;
            version: number;
        };
        /** @description What came back of a letter after a mail server had taken it; null as long as nothing did. */
        CameBack: {
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["BounceKind"];
            /** @description What the mail server of its reader said. */
            said: string;
        } | null;
        Carat: number;
        CaratRange: {
            from_carat: number;
            id: number;
            is_active: boolean;
            sequence: number;
            sub_ranges: components["schemas"]["SubCaratRange"][];
            to_carat: number;
            version: components["schemas"]["Version"];
        };
        CaratRangeChange: {
            from_carat?: components["schemas"]["Carat"];
            to_carat?: components["schemas"]["Carat"];
            version: components["schemas"]["Version"];
        };
        CaratRangeCount: {
            count: number;
            from: number;
            to: number;
        };
        CaratRangePlace: {
            seen?: components["schemas"]["SeenOrder"];
            sequence: number;
        };
        CartLineList: {
            /**
             * @description What happened to the cart (spec §4); never a stone's status.
             * @enum {integer}
             */
            code: 6 | 7;
            data: components["schemas"]["StoneLine"][];
        };
        Checkpoint: {
            /** Format: date-time */
            at: string;
            /** @constant */
            format: "loupe-checkpoint/1";
            /** @description The hash of the last entry. */
            head: components["schemas"]["Hash"];
            /** @description The address of the house when the checkpoint was made. */
            house: string;
            /** @description The public key of the house: 32 bytes as base64. */
            public_key: string;
            /** @description 64 bytes as base64. */
            signature: string;
            /** @description How many entries the log had. */
            size: number;
        };
        /**
         * @description Why the log does not agree with it: the entry has another hash, there is no such entry (the end was cut off), the signature does not match the text, or another key signed it than the one that the house uses.
         * @enum {string|null}
         */
        CheckpointVerdict: "otherEntry" | "noEntry" | "wrongSignature" | "otherKey" | null;
        Client: {
            business: {
                company_name: string;
                country_id: number | null;
                id: number;
                is_active: boolean;
                /** @enum {integer} */
                status: 9 | 10 | 11;
                type_id: number | null;
            } | null;
            business_associate: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            designation_id: number | null;
            email: string;
            first_name: string;
            /** @description Whether sign-in asks for a code as well. */
            has_second_factor: boolean;
            id: number;
            is_active: boolean;
            /** @description Whether the account cannot sign in for a while, after too many wrong passwords. */
            is_locked: boolean;
            /** @description Documents that await a decision, and since when the first of them has; null if there are none. */
            kyc: {
                /** Format: date-time */
                submitted_at: string;
                waiting: number;
            } | null;
            last_name: string;
            mobile: string | null;
            mobile_country_id: number | null;
            role_id: components["schemas"]["RoleId"];
            /** Format: date-time */
            updated_at: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
        };
        ClientChange: {
            business_associate_id?: number | null;
            city_id?: number | null;
            country_id?: number | null;
            /** @description A sub-master of COMPANY_DESIGNATION that is offered. */
            designation_id?: number | null;
            email?: components["schemas"]["Email"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"];
            mobile_country_id?: components["schemas"]["PlaceId"];
            state_id?: number | null;
            user_name?: components["schemas"]["UserName"];
            version: components["schemas"]["Version"];
        };
        ClientCounts: {
            all: number;
            registered: number;
            unregistered: number;
            /** @description Whether a document awaits a decision. */
            waiting: number;
        };
        ClientDetail: {
            business: {
                company_name: string;
                country_id: number | null;
                id: number;
                is_active: boolean;
                /** @enum {integer} */
                status: 9 | 10 | 11;
                type_id: number | null;
            } | null;
            business_associate: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            city_id: number | null;
            country_id: number | null;
            /** Format: date-time */
            created_at: string;
            designation_id: number | null;
            email: string;
            first_name: string;
            /** @description Whether the business has a markup of its own. */
            has_markup: boolean;
            /** @description Whether sign-in asks for a code as well. */
            has_second_factor: boolean;
            id: number;
            /**
             * Format: date-time
             * @description Until when their invitation is or was valid; null once they have a password.
             */
            invited_until: string | null;
            is_active: boolean;
            /** @description Whether the account cannot sign in for a while, after too many wrong passwords. */
            is_locked: boolean;
            /** @description Documents that await a decision, and since when the first of them has; null if there are none. */
            kyc: {
                /** Format: date-time */
                submitted_at: string;
                waiting: number;
            } | null;
            last_name: string;
            lists: components["schemas"]["OpenLines"];
            mobile: string | null;
            mobile_country_id: number | null;
            role_id: components["schemas"]["RoleId"];
            state_id: number | null;
            /** Format: date-time */
            updated_at: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
        };
        ClientOption: {
            business: {
                company_name: string | null;
                id: number | null;
                /**
                 * @description 9 if there is no business, as it then cannot claim stones.
                 * @enum {unknown}
                 */
                status: 9 | 10 | 11;
            };
            first_name: string;
            id: number;
            last_name: string;
            role_id: components["schemas"]["RoleId"];
        };
        /**
         * @description 6 API, 7 FTP (spec §3).
         * @enum {integer}
         */
        ClientSource: 6 | 7;
        /** @description The tax that the house charges a client. With `reverse_charge` the client owes the tax. Only the kind `percent` has a rate. */
        ClientTax: {
            /** @enum {string} */
            kind: "none" | "reverse_charge" | "percent";
            percent: number | null;
        };
        ClientTaxChange: {
            /** @enum {string} */
            kind: "none" | "reverse_charge" | "percent";
            percent: number | null;
            version: components["schemas"]["Version"];
        };
        CodeList: string[];
        Codes: string;
        CodeSent: {
            /** @description Masked. */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Whether the code is kept in the outbox, since the house has no mail server. */
            is_kept: boolean;
            /** Format: date-time */
            resend_at: string;
        };
        CodesInAddress: string;
        Collection: {
            description: string | null;
            diamond_type: components["schemas"]["DiamondType"];
            id: number;
            image: components["schemas"]["Picture"];
            is_active: boolean;
            name: string;
            /** @description The most frequent shape of those stones. */
            shape: string | null;
            /** @description All its stones in their order. Only in the answer about one collection, and for those who may manage it. */
            stock_numbers?: string[];
            /** @description How many of its stones the caller may see. */
            stone_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        CollectionChange: {
            description?: string | null;
            diamond_type?: components["schemas"]["DiamondType"];
            name?: string;
            removeFiles?: number[];
            stock_numbers?: components["schemas"]["StockNumbersOfSet"];
            version: components["schemas"]["Version"];
        };
        ColumnFact: {
            candidates: components["schemas"]["SupplyFieldName"][];
            /** @enum {string|null} */
            chosen_by: "person" | "earlier" | "alias" | "values" | null;
            column: number;
            field: components["schemas"]["SupplyFieldName"] | null;
            header: string;
            samples: string[];
        };
        CommitLoad: {
            accepted: components["schemas"]["WaitReason"][];
            version: number;
        };
        CompanyName: string;
        ConfirmChange: {
            id: number;
            price_per_ct?: components["schemas"]["DealPrice"];
            reason?: components["schemas"]["Remark"];
            remark?: components["schemas"]["Remark"];
            /** @constant */
            status?: 4;
            version: number;
        };
        Conformance: {
            /**
             * Format: date-time
             * @description When everything was last replayed from the first entry on.
             */
            checked_at: string | null;
            deviations: number;
            /** @description Steps that were judged. */
            entries: number;
            items: number;
            /** @description The last entry of the log that was read. */
            up_to: number;
        };
        Consistency: {
            /** @constant */
            format: "loupe-consistency/1";
            from: components["schemas"]["LogPlace"];
            house: string;
            /** Format: date-time */
            made_at: string;
            public_key: string;
            signature: string;
            to: components["schemas"]["LogPlace"];
        };
        /** Format: email */
        ContactEmail: string | null;
        ContactName: string | null;
        /**
         * @description The page of the portal on which it is shown.
         * @enum {string}
         */
        ContentPage: "dashboard" | "search" | "new-arrival" | "matchpair" | "collection" | "special-stone";
        /**
         * @description Where its days stand today, in the house's time zone, whether it is active or not.
         * @enum {string}
         */
        ContentPhase: "planned" | "running" | "over";
        ContentPicture: {
            id: number;
            url: string;
        };
        /**
         * @description Formatted text: a blank line between paragraphs, `# ` before a heading, `- ` before an item, `**bold**`,
         *     `[words](address)`. Nothing else has a meaning; markup of other kinds stays text.
         */
        ContentText: string;
        /**
         * @description newest: the days end with the newest arrival, so that the list is never empty for lack of a delivery. today: they end today.
         * @enum {string}
         */
        CountFrom: "newest" | "today";
        CountryCode: {
            id: number;
            iso2: string;
            name: string;
            phonecode: string;
        };
        CustomerMove: {
            /**
             * @description Every customer, instead of `customer_ids`.
             * @constant
             */
            all?: true;
            customer_ids?: number[];
            /** @description With `all`: how many customers the sender saw. If there are more or fewer by now, nobody is handed over (409 `customersChanged`). */
            seen?: number;
            /** @description The associate who takes over. */
            to: number;
        };
        CustomerOption: {
            business: {
                company_name: string;
                id: number;
                /** @enum {integer} */
                status: 9 | 10 | 11;
            } | null;
            email: string;
            first_name: string;
            id: number;
            last_name: string;
        };
        DashboardClient: {
            company_name: string | null;
            id: number;
            name: string;
        };
        DashboardLine: {
            amount: number;
            carat: number;
            clarity: string | null;
            client: components["schemas"]["DashboardClient"];
            color: string | null;
            /** Format: date-time */
            created_at: string;
            id: number;
            shape: string;
            state: string;
            status: number;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
        };
        DashboardLines: {
            /** @description At the price that each line has for its client. */
            amount: number;
            carats: number;
            count: number;
            lines: components["schemas"]["DashboardLine"][];
        };
        DayOfLines: {
            ConfirmStones: number | null;
            /** Format: date */
            day: string;
            Hold: number | null;
            Memos: number | null;
        };
        DayOfStock: {
            /** Format: date */
            day: string;
            fancyInventory: components["schemas"]["StockSums"];
            totalInventory: components["schemas"]["StockSums"];
            whiteInventory: components["schemas"]["StockSums"];
        };
        DaySpan: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description US dollars per carat, at most what a stone in stock may cost. */
        DealPrice: number;
        DealSums: {
            amount: number;
            carats: number;
            pieces: number;
        };
        DefaultMarkup: {
            defaultMarkupDetails: components["schemas"]["Markup"];
        };
        Demand: {
            client: components["schemas"]["KeptPerson"] | null;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["MaybeDiamondType"];
            /**
             * Format: date
             * @description The last day on which it sends mail.
             */
            expires_on: string | null;
            id: number;
            is_active: boolean;
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["StoneSearch"];
            /**
             * Format: date-time
             * @description When its owner last received a mail about stones.
             */
            told_at: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        DemandChange: {
            client_id?: components["schemas"]["MaybeClientId"];
            expires_on?: components["schemas"]["MaybeDay"];
            name?: components["schemas"]["SearchName"];
            search?: components["schemas"]["StoneSearch"];
            version: number;
        };
        Deviation: {
            detail: string;
            /** Format: date-time */
            found_at: string;
            id: number;
            item: string;
            kind: components["schemas"]["DeviationKind"];
            /** @description The log entry; null if the table differs from the log as a whole. */
            seq: number | null;
            title: string;
        };
        /** @enum {string} */
        DeviationKind: "unknownModel" | "foreignModel" | "unknownTransition" | "wrongStart" | "wrongEnd" | "wrongRole" | "guardNotMet" | "gap" | "statusDiffers";
        /** @enum {string} */
        DiamondType: "white" | "fancy";
        /** @enum {string} */
        DifferenceKind: "refusedState" | "refusedRole" | "refusedCondition" | "elsewhere" | "otherOrders" | "otherArrow" | "scope";
        /** @enum {string} */
        DocumentCategory: "Business Owner Document" | "Business Document";
        DocumentLink: {
            /** Format: date-time */
            expires_at: string;
            /** @description The path of the file on this portal, to be fetched with the token. */
            link: string;
        };
        Drill: {
            /** Format: date-time */
            at: string;
            /** @description Entries of the audit log. */
            entries: number;
            /** @description What was missing or different. */
            faults: number;
            files: number;
            /** @description How long backup, restore and comparison took together. */
            seconds: number;
            stones: number;
        };
        /** Format: email */
        Email: string;
        /** @description An enquiry and its messages, the oldest first. */
        Enquiry: {
            /** @description For a stone that is not free: true if the client of the enquiry has it. */
            is_clients?: boolean;
            line: components["schemas"]["StoneLine"];
            messages: components["schemas"]["EnquiryMessage"][];
            now?: components["schemas"]["StoneNow"];
        };
        EnquiryCount: {
            cartCount: number | null;
            confirmStonesCount: number | null;
            holdsCount: number | null;
            memosCount: number | null;
            notesCount: number | null;
            pendingStonesCount: number | null;
            watchListCount: number | null;
        };
        EnquiryCountry: {
            clients: number;
            /** @description Null for clients of whom no country is known. */
            country: string | null;
            country_id: number | null;
            lines: number;
        };
        EnquiryDetails: {
            Carts: components["schemas"]["DashboardLines"] | null;
            ConfirmStones: components["schemas"]["DashboardLines"] | null;
            Hold: components["schemas"]["DashboardLines"] | null;
            Memos: components["schemas"]["DashboardLines"] | null;
        };
        /** @description A message or an event. Questions, bids, and accepting or declining an offer, come from the client; answers, offers, and accepting or declining a bid, from the house; either side can close. The expiry of an offer or a bid has no author and no text. An offer or a bid has a price per carat and an expiry time, and `held_until` if it came with a hold. `accepted` has a price if the offer was taken through its hold: the price of the request or the memo. */
        EnquiryMessage: {
            /** Format: date-time */
            at: string;
            author: {
                is_client: boolean;
                is_own: boolean;
                /** @description Null if the caller may not know which person in the house wrote it. */
                name: string | null;
            };
            /** Format: date-time */
            held_until: string | null;
            id: number;
            /** @enum {string} */
            kind: "question" | "answer" | "offer" | "bid" | "accepted" | "declined" | "expired" | "closed";
            offered_ppc: components["schemas"]["MaybeMoney"];
            /** Format: date-time */
            stands_until: string | null;
            text: string | null;
        };
        Event: {
            description: components["schemas"]["ContentText"];
            /** Format: date */
            end_date: string;
            id: number;
            images: components["schemas"]["ContentPicture"][];
            is_active: boolean;
            page: components["schemas"]["ContentPage"];
            phase: components["schemas"]["ContentPhase"];
            /** Format: date */
            start_date: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        EventChange: {
            description?: components["schemas"]["ContentText"];
            /** Format: date */
            end_date?: string;
            images?: number[];
            is_active?: boolean;
            page?: components["schemas"]["ContentPage"];
            removeFiles?: number[];
            /** Format: date */
            start_date?: string;
            title?: string;
            version?: components["schemas"]["Version"];
        };
        ExternalClient: {
            business: {
                company_name: string;
                id: number;
                /** @description False for a business that is switched off: its people cannot act. */
                is_active: boolean;
                /** @description 9, 10 or 11 (spec §4). */
                status: number;
            } | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            id: number;
            is_active: boolean;
            /** @description How many are valid now. */
            keys: number;
            last_name: string;
            /**
             * Format: date-time
             * @description When the client last called, with any of its keys or in a session that is still open.
             */
            last_used_at: string | null;
            mobile: string | null;
            mobile_country_id: number | null;
            /** @description The provider whose stock the account delivers, by key or folder. */
            provider: {
                id: number;
                name: string;
            } | null;
            source: components["schemas"]["ClientSource"];
            /** Format: date-time */
            updated_at: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
        };
        ExternalClientChange: {
            email?: components["schemas"]["Email"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: string | null;
            mobile_country_id?: number | null;
            password?: components["schemas"]["NewPassword"];
            /** @description The provider whose stock the account delivers; null for none. */
            provider_id?: number | null;
            user_name?: components["schemas"]["UserName"];
            version: components["schemas"]["Version"];
        };
        ExternalImport: {
            data: components["schemas"]["StoneLine"][];
            unmatched: string[];
        };
        ExternalNumbers: {
            stock_numbers?: components["schemas"]["StockNumbers"];
            /** @description The external client. */
            user_id?: number;
        };
        Facets: {
            black_inclusion?: components["schemas"]["ValueCounts"];
            clarity?: components["schemas"]["ValueCounts"];
            color?: components["schemas"]["ValueCounts"];
            cut?: components["schemas"]["ValueCounts"];
            eye_clean?: components["schemas"]["ValueCounts"];
            fancy_color?: components["schemas"]["ValueCounts"];
            fluorescence?: components["schemas"]["ValueCounts"];
            fluorescence_color?: components["schemas"]["ValueCounts"];
            growth_type?: components["schemas"]["ValueCounts"];
            has_certificate?: components["schemas"]["ValueCounts"];
            has_hearts_arrows?: components["schemas"]["ValueCounts"];
            has_image?: components["schemas"]["ValueCounts"];
            has_video?: components["schemas"]["ValueCounts"];
            intensity?: components["schemas"]["ValueCounts"];
            lab?: components["schemas"]["ValueCounts"];
            location?: components["schemas"]["ValueCounts"];
            milky?: components["schemas"]["ValueCounts"];
            overtone?: components["schemas"]["ValueCounts"];
            polish?: components["schemas"]["ValueCounts"];
            provider?: components["schemas"]["ValueCounts"];
            shade?: components["schemas"]["ValueCounts"];
            shape?: components["schemas"]["ValueCounts"];
            status?: components["schemas"]["ValueCounts"];
            stone_origin?: components["schemas"]["ValueCounts"];
            symmetry?: components["schemas"]["ValueCounts"];
            treatment?: components["schemas"]["ValueCounts"];
        };
        Failure: {
            code: string;
            /** @description The row as it is now, in the form of the answer of what was called (`staleVersion`). */
            current?: {
                [key: string]: unknown;
            };
            /** @description Only where a 200 says `fail` (spec §8). */
            data?: null;
            errors?: {
                message: string;
                path: string;
            }[];
            message: string;
            refused?: {
                /** @description The stock numbers of the stones that may be meant, if there are several (`numberShared`). */
                choices?: string[];
                code: string;
                id?: number;
                meanwhile?: components["schemas"]["Meanwhile"];
                now?: components["schemas"]["StoneNow"];
                /** @description The present price per carat of a stone that was seen at another (`priceMoved`). */
                price_per_ct?: number;
                reason: string;
                stock_no?: string;
                /** Format: date-time */
                until?: string;
            }[];
            request_id: string;
            /** @description The ticket for the second step of a sign-in (`secondFactorNeeded`, `secondFactorSetUpNeeded`). */
            second_factor?: {
                /** Format: date-time */
                expires_at: string;
                ticket: string;
                /** @description What the account proves itself with, beside recovery codes (`secondFactorNeeded`). */
                ways?: ("app" | "passkey")[];
            };
            /** @constant */
            status: "fail";
        };
        FeaturedStone: {
            /** @description The person for whom it is meant. */
            account: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            /** @description The business for which it is meant. */
            business: {
                company_name: string;
                id: number;
            } | null;
            id: number;
            is_active: boolean;
            remark: string | null;
            sequence: number;
            stone: components["schemas"]["Stone"];
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        /** @description Stock numbers to feature, or the `id` and `version` of an entry to change, never both. */
        FeaturedStoneChange: {
            business_id?: number | null;
            id?: number;
            remark?: string | null;
            sequence?: number;
            stock_numbers?: components["schemas"]["StockNumbersOfSet"];
            user_id?: number | null;
            version?: components["schemas"]["Version"];
        };
        FeaturedStoneFilter: {
            business_id?: number;
            diamond_type?: components["schemas"]["DiamondType"];
            is_active?: boolean;
            /** @default 1 */
            page?: number;
            /** @default 500 */
            size?: number;
            user_id?: number;
        };
        Feed: {
            afterwards: components["schemas"]["FeedAfterwards"];
            /** @description The latest act on its standing, so that whoever has it open is told who acted; null if there is none. */
            changed: components["schemas"]["Meanwhile"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description Failures in a row. */
            failures: number;
            id: number;
            last_run: components["schemas"]["FeedRun"] | null;
            mode: components["schemas"]["LoadMode"];
            move_to: string | null;
            name: string;
            /**
             * Format: date-time
             * @description When its clock begins it next; null while it does not run by itself.
             */
            next_run: string | null;
            pattern: string | null;
            provider: {
                id: number;
                name: string;
            };
            remote_place: components["schemas"]["RemotePlace"] | null;
            schedule: string | null;
            schedule_words: string | null;
            source: components["schemas"]["FeedSource"];
            state: components["schemas"]["FeedState"];
            /**
             * Format: date-time
             * @description When it tries again after a failure.
             */
            tries_at: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
            wants_result: boolean;
            web: components["schemas"]["FeedWeb"] | null;
        };
        FeedAddressTried: {
            /** @description The name of the file; null for rows that come by pages. */
            file_name: string | null;
            /** @description The first three lines or rows, each cut to 300 letters; none of a packed file. */
            lines: string[];
            /** @enum {string} */
            outcome: "open" | "unreachable" | "refused" | "hostKey" | "noFolder" | "notAllowed" | "timeout" | "broken";
            /** @description Why nothing could be taken. */
            sentence: string | null;
        };
        /**
         * @description What becomes of the file in the folder once it was taken.
         * @enum {string}
         */
        FeedAfterwards: "leave" | "move" | "delete";
        FeedChange: {
            afterwards?: components["schemas"]["FeedAfterwards"];
            mode?: components["schemas"]["LoadMode"];
            move_to?: components["schemas"]["FeedMoveTo"];
            name?: components["schemas"]["FeedName"];
            pattern?: components["schemas"]["FeedPattern"];
            remote_place?: components["schemas"]["RemotePlaceChange"];
            schedule?: components["schemas"]["FeedSchedule"];
            source?: components["schemas"]["FeedSource"];
            version: components["schemas"]["Version"];
            wants_result?: boolean;
            web?: components["schemas"]["FeedWebChange"];
        };
        /** @description The folder, below the place, into which a file is moved. An earlier file of its name there is replaced. */
        FeedMoveTo: string | null;
        FeedName: string;
        /** @enum {string} */
        FeedPaging: "none" | "number" | "offset" | "cursor" | "link";
        FeedParameter: string | null;
        FeedPath: string | null;
        /** @description The names of its files: `*` stands for any letters, `?` for one. The newest file is taken. */
        FeedPattern: string | null;
        FeedRun: {
            /** Format: date-time */
            asked_at: string;
            /** @description Who asked for it; null for the schedule. */
            by: string | null;
            /** Format: date-time */
            ended_at: string | null;
            file_bytes: number | null;
            file_name: string | null;
            id: number;
            is_scheduled: boolean;
            /** @description The load that it began; also the one that has the same file already. */
            load: {
                counts: components["schemas"]["LoadCounts"] | null;
                done: number;
                id: number;
                state: components["schemas"]["LoadState"];
                total: number | null;
            } | null;
            /**
             * Format: date-time
             * @description When it looks whether the file stands still.
             */
            looks_again_at: string | null;
            /**
             * @description Null while it is under way.
             * @enum {string|null}
             */
            outcome: "load" | "unchanged" | "stopped" | "failed" | null;
            /** @description Why it failed, or what else is to be known. */
            sentence: string | null;
            /** Format: date-time */
            started_at: string | null;
        };
        /** @description Five parts; null for a feed that runs only when somebody asks for it. */
        FeedSchedule: string | null;
        /** @enum {string} */
        FeedSignIn: "none" | "bearer" | "basic" | "header" | "query";
        /** @description The user of `basic`, or the name of the header or parameter that holds the secret. */
        FeedSignInName: string | null;
        /**
         * @description A folder of an FTP or SFTP server, or an address of the web.
         * @enum {string}
         */
        FeedSource: "folder" | "web";
        /** @enum {string} */
        FeedState: "off" | "resting" | "running" | "waiting" | "asking" | "paused.byPerson" | "paused.afterFailures";
        /** @description Begins with https. Plain http is for houses that may visit private networks. */
        FeedUrl: string;
        FeedWeb: {
            first: number | null;
            has_secret: boolean;
            next_path: string | null;
            page_param: string | null;
            paging: components["schemas"]["FeedPaging"];
            rows_path: string | null;
            sign_in: components["schemas"]["FeedSignIn"];
            sign_in_name: string | null;
            size: number | null;
            size_param: string | null;
            url: string;
        };
        /** @description A secret that is left out stays as it is, for the same server and way to sign in. An empty one is removed. */
        FeedWebChange: {
            first?: number | null;
            next_path?: components["schemas"]["FeedPath"];
            page_param?: components["schemas"]["FeedParameter"];
            paging?: components["schemas"]["FeedPaging"];
            rows_path?: components["schemas"]["FeedPath"];
            secret?: string;
            sign_in?: components["schemas"]["FeedSignIn"];
            sign_in_name?: components["schemas"]["FeedSignInName"];
            size?: number | null;
            size_param?: components["schemas"]["FeedParameter"];
            url: components["schemas"]["FeedUrl"];
        };
        FilterAnswer: {
            carat_ranges: components["schemas"]["CaratRangeCount"][];
            clarity: components["schemas"]["FilterChoice"][];
            color: components["schemas"]["FilterChoice"][];
            count: number;
            cut: components["schemas"]["FilterChoice"][];
            fancy: components["schemas"]["FilterChoice"][];
            fluorescence: components["schemas"]["FilterChoice"][];
            intensity: components["schemas"]["FilterChoice"][];
            lab: components["schemas"]["FilterChoice"][];
            location: components["schemas"]["FilterChoice"][];
            milky: components["schemas"]["FilterChoice"][];
            overtone: components["schemas"]["FilterChoice"][];
            polish: components["schemas"]["FilterChoice"][];
            shade: components["schemas"]["FilterChoice"][];
            shape: components["schemas"]["FilterChoice"][];
            symmetry: components["schemas"]["FilterChoice"][];
            totals: components["schemas"]["StoneTotals"];
        };
        FilterChoice: {
            code: string;
            count: number;
            id: number;
            name: string;
        };
        Finding: {
            code: string;
            column: number | null;
            field: components["schemas"]["SupplyFieldName"] | null;
            raw: string;
            sentence: string;
            /** @enum {string} */
            severity: "refuses" | "warns" | "notes";
        };
        FindingCount: {
            code: string;
            rows: number;
            sentence: string;
            /** @enum {string} */
            severity: "refuses" | "warns" | "notes";
        };
        FirstDay: {
            /**
             * Format: date-time
             * @description When the house sold its first stone.
             */
            first_sale_at: string | null;
            is_hidden: boolean;
            /** @description What papers are issued without, in the order of the settings. */
            papers_lack: components["schemas"]["PaperPart"][];
            /** @description What cannot be right in the DNS about the mail of the house, as it was last found. */
            sender_faults: components["schemas"]["SenderFault"][];
            steps: components["schemas"]["FirstDayStep"][];
        };
        FirstDayStep: {
            /** @description How many of them there are: prices, markups, providers, loads, clients and sent mails (1000 at most are counted); of the company, what its papers lack. */
            count: number;
            is_done: boolean;
            /** @description Whether the caller may take the step. */
            may: boolean;
            /** @enum {string} */
            name: "company" | "listPrices" | "markups" | "provider" | "stock" | "client" | "mail";
            /** @description The administrators who may, if the caller may not. */
            who: string[];
        };
        FirstStones: {
            /** @enum {string|null} */
            diamond_type: "white" | "fancy" | null;
            /** @enum {integer|null} */
            stone_origin: 1 | 2 | null;
        };
        /** @description The hours after a delivery for which its stock counts as fresh. */
        FreshHours: number;
        FtpAccess: {
            door: {
                /** @description The address to which an FTP client connects. */
                address: string;
                /** @description Whether the server requires TLS, so that no password is sent in the clear. */
                is_safe: boolean;
                user_name: string;
            } | null;
            /** @description The order files that were uploaded last, the latest first. */
            files: {
                file_name: string;
                id: number;
                /**
                 * Format: date-time
                 * @description When the file arrived; the last time if it arrived more than once.
                 */
                left_at: string;
                /** @description The order that the file became; null if it was refused. */
                order: {
                    id: number;
                    number: string;
                } | null;
                /** Format: date-time */
                received_at: string;
                result_name: string;
                /** @description How many stones the file names. */
                stones: number;
            }[];
            folders: {
                holds: string;
                path: string;
            }[];
            /** @description The files of provider's stock that were uploaded last, the latest first. */
            stock_files: {
                file_name: string;
                /** @description The path of the folder that the file was left in: it says whether the file is a whole list. */
                folder: string;
                id: number;
                /** Format: date-time */
                left_at: string;
                /** @description The load that the file lies in; null if it was refused as it stands. */
                load: {
                    id: number;
                    /** @description The code of the load's state. */
                    status: number;
                } | null;
                /** @description The reason for which the file was refused. */
                sentence: string | null;
            }[];
        };
        FunnelChart: {
            period: components["schemas"]["DaySpan"];
            stages: components["schemas"]["FunnelStage"][];
            /** @description Sales that were taken back in the period. */
            taken_back: components["schemas"]["DealSums"];
            up_to: components["schemas"]["UpTo"];
        };
        FunnelStage: {
            /** @description At the price of the line when it was made; of a sale, as invoiced. */
            amount: number;
            carats: number;
            pieces: number;
            /** @enum {string} */
            stage: "enquiry" | "hold" | "request" | "approval" | "memo" | "sale";
        };
        Guest: {
            /** @description The customer that the guest became by signing up. */
            became: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            /** @description Stones that are in the cart now. */
            cart: number;
            company_name: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** @description The contact person. */
            guest_name: string;
            id: number;
            /** Format: date-time */
            last_seen_at: string;
            mobile: string | null;
            mobile_country_id: number | null;
            notes: number;
            watchlist: number;
        };
        Hash: string;
        HighDeal: {
            amount: number;
            carat: number;
            clarity: string | null;
            client: components["schemas"]["DashboardClient"];
            /** @description Or the fancy colour. */
            color: string | null;
            /** @description Of a fancy colour. */
            intensity: string | null;
            invoice: {
                id: number;
                number: string;
            };
            line_id: number;
            overtone: string | null;
            price_per_ct: number;
            shape: string;
            /** Format: date-time */
            sold_at: string;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
        };
        Home: {
            arrivals: components["schemas"]["HomeArrivals"] | null;
            /** @description Documents of clients without a decision; null where none waits, or without the right. */
            documents: components["schemas"]["HomeDocuments"] | null;
            /** @description Loads that wait for a decision, the oldest first; null where none waits, or without the right. */
            loads: components["schemas"]["HomeLoads"] | null;
            /** @description Mails that failed, the oldest first; null where none did, or without the right. */
            mails: components["schemas"]["HomeMails"] | null;
            /** @description In the order in which they are shown. An empty queue is left out. */
            queues: components["schemas"]["HomeQueue"][];
            searches: components["schemas"]["HomeSearches"] | null;
            /** @description Tasks that are not done; null where none waits, or without the right. */
            tasks: components["schemas"]["HomeTasks"] | null;
        };
        HomeArrivals: {
            /**
             * Format: date-time
             * @description The end of the visit before this one; null in the first.
             */
            since: string | null;
            /** @description The newest five. */
            stones: components["schemas"]["Stone"][];
            total: number;
        };
        HomeDocuments: {
            data: components["schemas"]["KycRow"][];
            total: number;
        };
        HomeLoads: {
            data: components["schemas"]["Load"][];
            total: number;
        };
        HomeMails: {
            data: components["schemas"]["OutboxLine"][];
            total: number;
        };
        HomeQueue: {
            data: components["schemas"]["StoneLine"][];
            /** @enum {string} */
            list: "confirm" | "enquiry" | "hold" | "memo" | "external";
            /** @description The tab of the list that the rows come from. */
            tab: string;
            /** @description The rows on that tab. */
            total: number;
            /** @description Holds that end today, or memos past their due date; null where there is none. */
            urgent: components["schemas"]["UrgentLines"] | null;
        };
        HomeSearch: {
            client: components["schemas"]["KeptPerson"] | null;
            id: number;
            name: components["schemas"]["SearchName"];
            /** @description Null for a search of pairs, and for one that would be refused. */
            new_pieces: number | null;
            pair?: components["schemas"]["PairTolerances"];
            search: components["schemas"]["StoneSearch"];
            search_type: components["schemas"]["SearchMode"];
            /** Format: date-time */
            since: string;
        };
        HomeSearches: {
            /** @description The latest five. */
            data: components["schemas"]["HomeSearch"][];
            /** @description All saved searches of the caller. */
            total: number;
        };
        HomeTasks: {
            data: components["schemas"]["Task"][];
            total: number;
        };
        HouseSettings: {
            /** @description The planned backups; null if the environment orders none (`BACKUP_TO`). */
            backups: components["schemas"]["PlannedBackups"] | null;
            /** @description True if `SMTP_URL` of the environment names it. */
            is_mail_fixed: boolean;
            /** @description True if `TZ_HOUSE` of the environment names it. */
            is_zone_fixed: boolean;
            /** @description The last time that a backup was restored and compared with the house (`npm run drill`). */
            last_drill: components["schemas"]["Drill"] | null;
            /** @description The latest test mail, as long as the outbox keeps it. */
            last_test: components["schemas"]["OutboxLine"] | null;
            mail: components["schemas"]["MailServer"] | null;
            /** @description The roles whose people must sign in with a second factor. */
            second_factor_roles: number[];
            time_zone: string;
            version: components["schemas"]["Version"];
        };
        HouseSettingsChange: {
            /** @description The mail server; null is none. Left out, it stays as it is. */
            mail?: components["schemas"]["MailServerChange"] | null;
            /** @description The roles whose people must sign in with a second factor. Left out, they stay as they are. */
            second_factor_roles?: (1 | 2 | 3 | 5 | 6 | 8)[];
            /** @description A name of the IANA database. */
            time_zone?: string;
            version: components["schemas"]["Version"];
        };
        InventoryAccess: {
            diamond_types: components["schemas"]["DiamondType"][] | null;
            locations: string[] | null;
            provider_ids: number[] | null;
            stone_origins: components["schemas"]["StoneOrigin"][] | null;
            /** @description 0 if it was never limited. */
            version: number;
        };
        InventoryAccessChange: {
            diamond_types: components["schemas"]["DiamondType"][] | null;
            locations: string[] | null;
            provider_ids: number[] | null;
            stone_origins: components["schemas"]["StoneOrigin"][] | null;
            version: number;
        };
        InventorySettings: {
            getAllLocations: {
                code: string;
                name: string;
            }[];
            providers: {
                id: number;
                is_active: boolean;
                name: string;
            }[];
            userInventoryAccess: components["schemas"]["InventoryAccess"];
        };
        Invited: {
            email: string;
            /** Format: date-time */
            expires_at: string;
            first_name: string;
            invited_by: {
                first_name: string;
                last_name: string;
            } | null;
            last_name: string;
            user_name: string | null;
        };
        /** @description What the invoice says about the stone; only in the list of invoices. A credit has a negative amount and names the sale that it reverses. */
        InvoiceLineRef: {
            amount: number;
            /** Format: date-time */
            created_at: string;
            credits_id: number | null;
            id: number;
            /** @description Whether a credit has reversed this sale. */
            is_credited: boolean;
            price_per_ct: number;
        };
        IssuerTicket: string;
        ItemDifference: {
            about: string | null;
            /** Format: date-time */
            at: string;
            detail: string;
            from: string;
            item: string;
            kind: components["schemas"]["DifferenceKind"];
            /** @description How many later steps would not have happened. */
            moot: number;
            party: components["schemas"]["Party"];
            /** @description The log entry of the first difference. */
            seq: number;
            title: string;
            to: string;
            transition: string;
        };
        Job: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            done: number;
            /** Format: date-time */
            ended_at: string | null;
            error: string | null;
            file_name: string | null;
            /** Format: uuid */
            id: string;
            kind: string;
            /** @description The file that it made, valid for one hour, only for the person who asked for it. */
            link: string | null;
            note: string | null;
            state: components["schemas"]["JobState"];
            total: number | null;
        };
        /** @enum {string} */
        JobState: "waiting" | "running" | "done" | "failed" | "cancelled";
        KeptCheckpoint: {
            /** @description Whether the log as it is now agrees with it. */
            agrees: boolean;
            /** Format: date-time */
            at: string;
            head: components["schemas"]["Hash"];
            id: number;
            /** @description Which key signed it. */
            key_name: string;
            /** @description Null if the schedule made it. */
            made_by: {
                id: number;
                name: string;
            } | null;
            /** Format: date-time */
            mailed_at: string | null;
            size: number;
            why: components["schemas"]["CheckpointVerdict"];
        };
        KeptPair: {
            /** Format: date-time */
            created_at: string;
            id: number;
            is_separable: boolean;
            score: number;
            /** @description The two stones. */
            stones: components["schemas"]["Stone"][];
            totals: components["schemas"]["StoneTotals"];
            version: number;
        };
        KeptPairSearch: {
            id: number;
            name: string;
            params: components["schemas"]["PairSearch"];
            /** @constant */
            search_type: 2;
            version: number;
        };
        KeptPerson: {
            company_name: string | null;
            id: number;
            name: string;
        };
        KycCase: {
            business_data: components["schemas"]["KycEntry"][];
            business_id: number;
            business_image: components["schemas"]["KycImage"];
            business_owner_data: components["schemas"]["KycEntry"][];
            business_owner_image: components["schemas"]["KycImage"];
            /** @description The latest act on its standing, so that whoever has it open is told who acted; null if there is none. */
            changed: components["schemas"]["Meanwhile"] | null;
            company_name: string;
            /** @description The newest first. */
            history: components["schemas"]["KycStep"][];
            /** @description The version of the business. */
            is_active: boolean;
            /** @description Null until a paper has been sent. */
            kyc_id: number | null;
            /**
             * @description The status of the business (spec §4).
             * @enum {integer}
             */
            status: 9 | 10 | 11;
            tax_identification_number: string | null;
            /** @description The user for whom documents were first sent, or to whom the business belongs. */
            user_id: number | null;
            /** @description The version of the business. */
            version: number;
        };
        KycCaseChange: {
            business_data?: components["schemas"]["KycEntryChange"][];
            business_id?: number;
            business_owner_data?: components["schemas"]["KycEntryChange"][];
            kyc_id?: number;
            tax_identification_number?: string;
            /** @description As in the POST. */
            user_id?: number;
        };
        KycEntry: {
            /** Format: date-time */
            decided_at: string | null;
            decided_by: components["schemas"]["KycPerson"];
            document_category: components["schemas"]["DocumentCategory"];
            document_id: number;
            document_type: number;
            document_type_name: string;
            file: {
                bytes: number;
                /** @enum {string} */
                media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
                name: string;
                /** @description For a PDF, if its pages can be counted. */
                pages: number | null;
                sha256: string;
            };
            info: string | null;
            kyc_id: number;
            /** @description Why it was rejected. */
            remark: string | null;
            /**
             * @description 1 pending, 2 approved, 3 rejected (spec §3).
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** Format: date-time */
            submitted_at: string;
            submitted_by: components["schemas"]["KycPerson"];
            version: number;
        };
        KycEntryChange: {
            document_category: components["schemas"]["DocumentCategory"];
            /** @description A sub-master of DOC_TYPE_BUSINESS; with a file. */
            document_type?: number;
            /** @description With a file. */
            info?: string | null;
            kyc_id?: number;
            /** @description Sent to the client; required to reject or revoke. */
            remark?: string;
            /** @description The hash of the file that was viewed; required to decide. */
            sha256?: string;
            /**
             * @description The decision: 2 approve, 3 reject, or take the approval back.
             * @enum {integer}
             */
            status?: 2 | 3;
            /** @description The version of the paper. */
            version: number;
        };
        KycImage: {
            bytes: number;
            document_id: number;
            /** @enum {string} */
            media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            sha256: string;
        } | null;
        /** @description Null stands for the house. */
        KycPerson: components["schemas"]["LinePerson"] | null;
        KycRow: {
            business_id: number;
            /** @enum {integer} */
            business_status: 9 | 10 | 11;
            company_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
            document_category: components["schemas"]["DocumentCategory"];
            document_id: number;
            document_type: number;
            document_type_name: string;
            kyc_id: number;
            remark: string | null;
            /** @enum {integer} */
            status: 1 | 2 | 3;
            user: components["schemas"]["LinePerson"];
            version: number;
        };
        KycStep: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["KycPerson"];
            document_category: components["schemas"]["DocumentCategory"];
            /** @description True if it was the caller. */
            is_own: boolean;
            remark: string | null;
            sha256: string;
            /**
             * @description The transition of the machine kycDocument.
             * @enum {string}
             */
            what: "submit" | "replace" | "resubmit" | "approve" | "reject" | "revoke";
        };
        /** @description The hours without a delivery after which its stones go off the market until the next one; null for never. */
        LapseHours: number | null;
        /**
         * @description Why the letter does not go to this reader; null if it does.
         * @enum {string|null}
         */
        LeftOut: "erased" | "switchedOff" | "unregistered" | "kyc" | "rights" | "unsubscribed" | "bounced" | "noStones" | null;
        LimitPct: number;
        LineAge: {
            amount: number;
            carats: number;
            /**
             * Format: date
             * @description The first day on which these began.
             */
            from: string | null;
            /** @description Days, both ends included. */
            from_days: number;
            /** @description Those past their due date; a request has none. */
            overdue: number;
            pieces: number;
            /** Format: date */
            to: string | null;
            /** @description Null for all that is older. */
            to_days: number | null;
        };
        LineDays: {
            days: components["schemas"]["DayOfLines"][];
            period: components["schemas"]["DaySpan"];
        };
        LineFilter: {
            stock_numbers?: components["schemas"]["StockNo"][];
        };
        LineIds: number[];
        LinePerson: {
            first_name: string;
            id: number;
            last_name: string;
            role_id: number;
        };
        /** @enum {string} */
        ListClarity: "IF" | "VVS1" | "VVS2" | "VS1" | "VS2" | "SI1" | "SI2" | "SI3" | "I1" | "I2" | "I3";
        /** @enum {string} */
        ListColor: "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M";
        ListEffect: {
            after_amt: number;
            before_amt: number;
            change_pct: number | null;
            /** @description Stones that get a list price. */
            gained: number;
            /** @description Stones that no longer have one. */
            lost: number;
            /** @description The providers whose prices move, with most stones first. */
            providers: {
                after_amt: number;
                before_amt: number;
                change_pct: number | null;
                provider: string;
                provider_id: number;
                stones: number;
            }[];
            /** @description Stones with another list price whose own price stays, since it was quoted in dollars. */
            stay: number;
            /** @description Stones whose price moves: those that were quoted as a discount. */
            stones: number;
        };
        ListInserted: {
            effect: components["schemas"]["ListEffect"];
            /**
             * Format: uuid
             * @description The job that prices the stock; null before the day of the list and for a dry run.
             */
            job: string | null;
            list: components["schemas"]["PriceList"];
        };
        ListPrice: {
            clarity: string;
            color: string;
            from_carat: number;
            id: number;
            /** @description Dollars per carat. */
            price: number;
            shape_group: components["schemas"]["ShapeGroup"];
            to_carat: number;
            version: components["schemas"]["Version"];
        };
        ListPriceAmount: number;
        ListPricesChange: {
            /** @default false */
            dry_run?: boolean;
            list_id: number;
            rows: {
                id: number;
                price: components["schemas"]["ListPriceAmount"];
                version: components["schemas"]["Version"];
            }[];
            version: components["schemas"]["Version"];
        };
        ListUpdated: {
            effect: components["schemas"]["ListEffect"];
            /** Format: uuid */
            job: string | null;
            list: components["schemas"]["PriceListHead"];
        };
        LiveUser: {
            company_name: string | null;
            first_name: string;
            id: number;
            last_name: string;
            /** Format: date-time */
            last_seen_at: string;
            role_id: components["schemas"]["RoleId"];
            /** Format: date-time */
            signed_in_at: string;
        };
        LiveUsers: {
            /** @description Whether there are accounts that the caller may not look up. */
            is_narrowed: boolean;
            onlineUserCount: number;
            totalUserCount: number;
            users: components["schemas"]["LiveUser"][];
        };
        Load: {
            /** @description The names of those who were asked to decide about a load that came by itself. Empty once somebody has decided. */
            asked: string[];
            /** Format: date-time */
            committed_at: string | null;
            counts: components["schemas"]["LoadCounts"] | null;
            /** Format: date-time */
            created_at: string;
            created_by: string | null;
            /** @description Rows that were read, or written, in the present state. */
            done: number;
            file_bytes: number;
            file_name: string;
            id: number;
            mode: components["schemas"]["LoadMode"];
            provider: {
                id: number;
                /** @description Whether its stones are offered; what a load takes in meanwhile is offered to nobody. */
                is_active: boolean;
                name: string;
            };
            /** Format: date-time */
            rolled_back_at: string | null;
            /** @description Why it was refused or failed. */
            sentence: string | null;
            state: components["schemas"]["LoadState"];
            /** @description Of how many; while a file is read an estimate, by how much of it has been read. */
            total: number | null;
            version: number;
            via: components["schemas"]["LoadVia"];
        };
        LoadCounts: {
            /** @description Stones that were gone and are listed again. */
            back: number;
            changed: number;
            /** @description Gone, but a client has them. */
            conflict: number;
            /** @description Changed stones whose price falls; missing where rising is. */
            falling?: number;
            gone: number;
            /** @description Rows that are no stones, such as a total at the end. */
            left_out: number;
            new: number;
            /** @description Changed stones whose price moves by more than the limit of the provider. */
            price_moved: number;
            refused: number;
            /** @description Changed stones whose price rises. Missing for a load that was compared before the house counted them. */
            rising?: number;
            rows: number;
            same: number;
        };
        LoadDetail: components["schemas"]["Load"] & {
            /** @description The latest act of a person on the load, so that whoever has it open is told who acted; null if none has. */
            changed: {
                /** Format: date-time */
                at: string;
                by: string | null;
                /** @description The transition, such as load.commit. */
                event: string;
            } | null;
            columns: components["schemas"]["ColumnFact"][];
            /** @description The provider's columns as they were corrected last with another load, after those of this one were saved; null if they were not. Whoever saves these now has theirs count for later files. */
            columns_saved: {
                /** Format: date-time */
                at: string;
                by: string | null;
                load_id: number;
                mapping_configuration_id: number;
            } | null;
            /** @description The first cells with other letters, if nothing proves how the text is encoded: whoever sends the file sees by them whether it was read right. */
            doubtful_cells: string[];
            facts: {
                gone_pct: number;
                /** @description Whether most prices fall together; missing where median_fall_pct is. */
                is_falling?: boolean;
                is_first: boolean;
                is_mapping_changed: boolean;
                is_same_file: boolean;
                /** @description The file has less than half of the rows of last time. */
                is_shrunken: boolean;
                /** @description The median of the prices that fall. Missing for a load that was compared before the house looked at them. */
                median_fall_pct?: number | null;
                median_price_change_pct: number | null;
                /** @description New stones that other providers list too. */
                others_pct: number;
                price_moved_pct: number;
                refused_pct: number;
            } | null;
            findings: components["schemas"]["FindingCount"][];
            mapping: components["schemas"]["Mapping"] | null;
            mapping_configuration_id: number | null;
            questions: components["schemas"]["LoadQuestion"][];
            /** @description What the roll back did; null for a load that was not rolled back. */
            reversal: {
                /** @description Those that stayed. */
                kept: number;
                /** @description Its changes that went back. */
                reversed: number;
            } | null;
            tables: {
                is_hidden: boolean;
                name: string;
            }[];
            waits_for: {
                reason: components["schemas"]["WaitReason"];
                sentence: string;
            }[];
        };
        LoadMapping: {
            /** @description The mapping of `columns_saved` as it was read, or null. If another was saved meanwhile, the change is refused (409 `staleVersion`, with the load as it is now). Without it nothing is compared. */
            columns_saved_id?: number | null;
            mapping: components["schemas"]["Mapping"];
            version: number;
        };
        /**
         * @description whole: a stone that the file does not name is gone. changes: it is untouched.
         * @enum {string}
         */
        LoadMode: "whole" | "changes";
        LoadQuestion: {
            /** @description Fields of a column, codes of a value, names of tables, factors of a scale. */
            candidates: string[];
            column: number | null;
            field: components["schemas"]["SupplyFieldName"] | null;
            header: string | null;
            /** @enum {string} */
            kind: "column" | "discount" | "decimal" | "scale" | "value" | "missing" | "table";
            /** @description The first sample of a discount as it is read, in percent. */
            percent: string | null;
            raw: string | null;
            /** @description How many rows have this value. */
            rows: number | null;
            /** @description Values as the file writes them. */
            samples: string[];
            /** @description How the same value was answered for another provider. It is not taken before a person saves it. */
            suggested: {
                answer: string;
                provider: string;
            } | null;
        };
        LoadRow: {
            /** @description Where else a stone with the same laboratory and report number is listed, the cheapest first. */
            also_listed: components["schemas"]["OtherListing"][];
            changes: {
                field: string;
                new: string | null;
                old: string | null;
            }[];
            claim: {
                client: string;
                list: string;
            } | null;
            findings: components["schemas"]["Finding"][];
            id: number;
            kind: components["schemas"]["LoadRowKind"];
            /** @description The line of the file; null for a stone that the file does not name. */
            line: number | null;
            org_stock_no: string | null;
            /**
             * @description written: in the stock. kept: not written, or not taken back, since somebody changed it meanwhile. reversed: rolled back.
             * @enum {string|null}
             */
            outcome: "written" | "kept" | "reversed" | null;
            price_change_pct: number | null;
            stock_no: string | null;
            /** @description Why it was not written, or not rolled back. */
            why: string | null;
        };
        /** @enum {string} */
        LoadRowKind: "new" | "changed" | "same" | "gone" | "back" | "refused" | "conflict" | "left_out";
        /** @description The way from a row to the root in the log, as RFC 6962 has it: SHA-256 of a 0 and the bytes of `leaf`, then of a 1 and two hashes for each step. `side` is where the other hash stands. `seq` is the entry of the log that names the root; both are null while the load is being written. */
        LoadRowProof: {
            is_proven: boolean;
            /** @description The row as it was hashed: JSON of its change and its outcome. */
            leaf: string;
            load_id: number;
            logged_root: string | null;
            path: components["schemas"]["PathStep"][];
            /** @description null for a row that no roll back decided. */
            reversal: components["schemas"]["ReversalProof"] | null;
            /** @description The root that follows from the leaf and the path. */
            root: string;
            row_id: number;
            seq: number | null;
        };
        /** @enum {string} */
        LoadStanding: "received" | "reading" | "waiting" | "committing" | "committed" | "rollingBack" | "rolledBack" | "refused" | "cancelled" | "failed";
        /** @enum {string} */
        LoadState: "received" | "reading" | "waiting" | "committing" | "committed" | "rollingBack" | "rolledBack" | "refused" | "cancelled" | "failed.reading" | "failed.committing" | "failed.rollingBack";
        /**
         * @description How it came: by the page of uploads, a feed, the folder of the provider, or the program of the provider.
         * @enum {string}
         */
        LoadVia: "page" | "feed" | "folder" | "api";
        LogPlace: {
            /** Format: date-time */
            at: string;
            head: components["schemas"]["Hash"];
            size: number;
        };
        /** @description The condition whose removal would give the most stones. */
        Loosen: {
            count: number;
            name: string;
        };
        LostDeals: {
            /** @enum {string} */
            by: "shape" | "type" | "color" | "clarity" | "carat" | "client" | "associate" | "provider";
            /** @description The number of all rows that have a line. */
            groups: number;
            period: components["schemas"]["DaySpan"];
            rows: components["schemas"]["LostRow"][];
            total: components["schemas"]["LostRow"];
            up_to: components["schemas"]["UpTo"];
        };
        LostLine: {
            /** @description The client's price when the line was made. */
            amount: number;
            carat: number;
            clarity: string;
            client: components["schemas"]["DashboardClient"];
            color: string;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["DiamondType"];
            /** @description Of the line on its list. */
            id: number;
            /** @description Null for those who may not read memos. */
            is_sold: boolean | null;
            /** @enum {string} */
            outcome: "open" | "on" | "client" | "house" | "time";
            reason: string | null;
            shape: string;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
        };
        LostReason: {
            lines: number;
            reason: string;
        };
        LostRow: {
            hold: components["schemas"]["LostStep"] | null;
            /** @description The step that loses most; null where none lost any, or where another lost as many. */
            loses_at: components["schemas"]["LostStepName"] | null;
            memo: components["schemas"]["LostStep"] | null;
            /** @description Of a client, an associate or a provider. */
            name: string | null;
            request: components["schemas"]["LostStep"] | null;
            /** @description Null where searches are not told so. */
            searches: number | null;
            /** @description A code, the weight at which a band of carats begins, or an id; `-` for nobody and for none. Null for all together. */
            value: string | null;
        };
        LostStep: {
            /** @description Lines that began in the days: open, gone on and lost together. */
            began: number;
            /** @description Ended by the client; a memo that came back among them. */
            client: number;
            /** @description Ended by the house. */
            house: number;
            /** @description Those that ended before the next step, by whomever. */
            lost: number;
            /** @description Those that went on to the next step; of a memo those that are sold. */
            on: number;
            open: number;
            /** @description The commonest reasons, where a list keeps them. */
            reasons: components["schemas"]["LostReason"][];
            /** @description Those whose stone is sold on the memo that they became. Null for those who may not read memos. */
            sold: number | null;
            /** @description Ended by their time. */
            time: number;
        };
        /** @enum {string} */
        LostStepName: "hold" | "request" | "memo";
        MadeSearch: {
            client_id?: components["schemas"]["MaybeClientId"];
            pair?: components["schemas"]["PairTolerances"];
            search: components["schemas"]["StoneSearch"];
            search_type?: components["schemas"]["SearchMode"];
        };
        MailAnswer: {
            answer: string;
            /** Format: date-time */
            at: string;
        };
        MailChoices: {
            /** @description What the house is called. */
            house: string;
            /** @description The address, shortened. */
            to: string;
            /** @description The kind of the letter that led here. */
            topic: components["schemas"]["MailTopic"];
            topics: {
                is_wanted: boolean;
                topic: components["schemas"]["MailTopic"];
            }[];
        };
        Mailing: {
            attachments: components["schemas"]["MailingFiles"];
            body: string;
            /** @description The latest act on its standing, so that whoever has it open is told who acted; null if there is none. */
            changed: components["schemas"]["Meanwhile"] | null;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["MailingTypes"];
            id: number;
            last_run: components["schemas"]["MailingRun"] | null;
            link: components["schemas"]["MailingLink"];
            name: string;
            /** Format: date-time */
            next_run: string | null;
            people: components["schemas"]["MailingPeople"];
            schedule: string | null;
            schedule_words: string | null;
            search: components["schemas"]["StoneSearch"];
            share_hours: number;
            state: components["schemas"]["MailingState"];
            subject: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        /** @description Plain words with the marks of formatted text, and placeholders: {{salutation}}, {{first_name}}, {{last_name}}, {{company}}, {{stones}}, {{total}}, {{date}}, {{house}}. */
        MailingBody: string;
        MailingChange: {
            attachments?: components["schemas"]["MailingFiles"];
            body?: components["schemas"]["MailingBody"];
            diamond_type?: components["schemas"]["MailingTypes"];
            id: number;
            link?: components["schemas"]["MailingLink"];
            name?: components["schemas"]["MailingName"];
            people?: components["schemas"]["MailingPeople"];
            schedule?: components["schemas"]["MailingSchedule"];
            search?: components["schemas"]["StoneSearch"];
            share_hours?: components["schemas"]["MailingShareHours"];
            subject?: components["schemas"]["MailingSubject"];
            version: components["schemas"]["Version"];
        };
        /** @description People by what becomes of their letter. What is missing is none. */
        MailingCounts: {
            [key: string]: number;
        };
        /** @enum {string} */
        MailingFile: "xlsx" | "pdf";
        MailingFileAsked: {
            diamond_type?: components["schemas"]["MailingTypes"];
            format: components["schemas"]["MailingFile"];
            search?: components["schemas"]["StoneSearch"];
            user_id?: number;
        };
        /** @description The stones of the letter as files, at its reader's prices. They are made when the letter leaves, and are 5 MB at most together. */
        MailingFiles: components["schemas"]["MailingFile"][];
        /**
         * @description Where the letter leads: nowhere, to the portal, or to a page of exactly these stones that ends after `share_hours`.
         * @enum {string}
         */
        MailingLink: "none" | "portal" | "shared";
        MailingMadeFile: {
            bytes: number;
            file_name: string;
            format: components["schemas"]["MailingFile"];
        };
        MailingName: string;
        /** @description The clients whom a rule is for. An empty filter is all of them; `client_ids` are these people alone. */
        MailingPeople: {
            business_associate_id?: number;
            /** @description The people of this business. */
            business_id?: number;
            client_ids?: number[];
            /** @description The country of the business. */
            country_id?: number;
            /** @description Words of the company, the name or the address. */
            search?: string;
            /** @description The type of the business. */
            type_id?: number;
        };
        MailingPeopleFound: {
            counts: components["schemas"]["MailingCounts"];
            people: components["schemas"]["MailingPerson"][];
            total: number;
        };
        MailingPerson: {
            account_id: number;
            company_name: string | null;
            left_out: components["schemas"]["LeftOut"];
            name: string;
            salutation: string;
        };
        MailingPlanned: {
            account_id: number;
            company_name: string | null;
            left_out: components["schemas"]["LeftOut"];
            name: string;
            pieces: number;
            salutation: string;
            sell_amt: number;
        };
        MailingPreview: {
            /** @description The files that the letter would have with it. */
            files: components["schemas"]["MailingMadeFile"][];
            /** @description The most bytes of them together. */
            files_most: number;
            /** @description The stones that the search finds for this reader. Sending is refused where they are more than a letter holds. */
            found: number;
            /** @description The same letter as a reader of mail draws it. */
            html: string;
            left_out: components["schemas"]["LeftOut"];
            /** @description The stones that the letter lists. */
            stones: components["schemas"]["Stone"][];
            subject: string;
            /** @description The letter as plain words. */
            text: string;
            /** @description The reader; null without a client. */
            to: string | null;
            totals: components["schemas"]["MailingTotals"];
        };
        MailingRun: {
            /** Format: date-time */
            asked_at: string;
            /** @description Who asked for it; null for the schedule. */
            by: string | null;
            counts: components["schemas"]["MailingCounts"];
            /** Format: date-time */
            ended_at: string | null;
            id: number;
            is_scheduled: boolean;
            mailing_id: number;
            /**
             * @description Null while it is under way. Kept if no letter left, since the house had no mail server. A run of the schedule is refused if it would send nothing, or too much.
             * @enum {string|null}
             */
            outcome: "sent" | "kept" | "abandoned" | "refused" | null;
            /** @description Why it failed. */
            reason: string | null;
            /** @description The subject as the rule said it then. */
            subject: string;
        };
        /** @description Five parts; null for a rule that is sent only when somebody asks. */
        MailingSchedule: string | null;
        MailingSend: {
            account_id: number;
            came_back: components["schemas"]["CameBack"];
            company_name: string | null;
            /** Format: date-time */
            composed_at: string | null;
            email: string;
            left_out: components["schemas"]["LeftOut"];
            name: string;
            pieces: number;
            /** @description What the mail server said. */
            reason: string | null;
            sell_amt: number;
            /** Format: date-time */
            sent_at: string | null;
            state: components["schemas"]["SendState"];
            /** Format: uuid */
            uid: string;
        };
        MailingShareHours: number;
        /** @enum {string} */
        MailingState: "draft" | "scheduled" | "sending" | "sent" | "stopped" | "failed";
        MailingStonesQuery: {
            diamond_type?: components["schemas"]["MailingTypes"];
            export?: boolean;
            id?: number;
            page?: number;
            pdf?: boolean;
            size?: number;
            /** Format: uuid */
            uid?: string;
            user_id?: number;
        };
        /** @description One line; placeholders as in the body. */
        MailingSubject: string;
        MailingTotals: {
            carats: number;
            pieces: number;
            sell_amt: number;
        };
        /** @description None is all types. */
        MailingTypes: components["schemas"]["DiamondType"][];
        MailingWords: {
            attachments?: components["schemas"]["MailingFiles"];
            body?: components["schemas"]["MailingBody"];
            diamond_type?: components["schemas"]["MailingTypes"];
            link?: components["schemas"]["MailingLink"];
            search?: components["schemas"]["StoneSearch"];
            subject: components["schemas"]["MailingSubject"];
            user_id?: number;
        };
        /**
         * @description TLS from the first byte, STARTTLS or nothing at all.
         * @enum {string}
         */
        MailSecurity: "tls" | "starttls" | "none";
        MailServer: {
            from: string;
            has_password: boolean;
            host: string;
            port: number;
            security: components["schemas"]["MailSecurity"];
            user_name: string | null;
        };
        MailServerChange: {
            /**
             * Format: email
             * @description The sender of all letters.
             */
            from: string;
            host: string;
            /** @description Left out, the present one stays. */
            password?: string;
            port: number;
            security: components["schemas"]["MailSecurity"];
            user_name: string | null;
        };
        /** @enum {string} */
        MailStatus: "waiting" | "kept" | "sent" | "failed" | "cancelled";
        /** @enum {string} */
        MailTopic: "offers" | "demands";
        Maintenance: {
            is_on: boolean;
            message: string;
            version: components["schemas"]["Version"];
        };
        MappedColumn: {
            /** @enum {string|null} */
            chosen_by: "person" | "earlier" | "alias" | "values" | null;
            column: number;
            /** @description What numbers are multiplied by: 100 for discounts as fractions, 0.01 for carats in points. 1 if missing. */
            factor?: number;
            /** @description null ignores the column. */
            field: components["schemas"]["SupplyFieldName"] | null;
            header: string;
            values: {
                code: string | null;
                raw: string;
            }[];
        };
        Mapping: {
            columns: components["schemas"]["MappedColumn"][];
            /**
             * @description null: the file writes both, and nobody has said which.
             * @enum {string|null}
             */
            decimal: "point" | "comma" | null;
            /**
             * @description The sign that somebody named, kept by the house whatever is sent. It counts for the next file that writes both.
             * @enum {string|null}
             */
            decimal_said?: "point" | "comma" | null;
            delimiter: string | null;
            /**
             * @description How discounts are written: -38.5, 38.5 or 38.5 above the list. null: not known yet.
             * @enum {string|null}
             */
            discount: "signed" | "below" | "above" | null;
            encoding: string | null;
            fixed: {
                field: components["schemas"]["SupplyFieldName"];
                value: string;
            }[];
            header_row: number;
            /** @description How many lines are joined to the header. */
            header_rows: number;
            /** @description JSON and XML: where the rows are. */
            rows_path: string | null;
            /** @description The name of the sheet that somebody chose. Where several sheets look like stock, the question is open as long as it is null. It is remembered for the next file. */
            sheet?: string | null;
            table: number;
        };
        MappingConfiguration: {
            /** Format: date-time */
            created_at: string;
            header_row: number;
            /** @description The load whose file it was saved with. */
            load_id: number | null;
            mapping: components["schemas"]["Mapping"];
            mapping_configuration_id: number;
            provider_id: number;
            /** @description The provider's mappings are counted from 1. */
            version: number;
        };
        Markup: {
            gaps: components["schemas"]["MarkupGap"][];
            layer: components["schemas"]["MarkupLayer"];
            rules: components["schemas"]["MarkupRule"][];
            version: components["schemas"]["MarkupVersion"];
        };
        MarkupChange: {
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        /** @description Weights for which the next layer applies, and how many stones on the market have such a weight. */
        MarkupGap: {
            diamond_type: components["schemas"]["DiamondType"];
            from_carat: number;
            stone_origin: components["schemas"]["StoneOrigin"];
            stones: number;
            to_carat: number;
        };
        /**
         * @description Percent of the price, or points on the discount.
         * @enum {string}
         */
        MarkupKind: "percent" | "points";
        /** @enum {string} */
        MarkupLayer: "default" | "business" | "associate" | "business_provider";
        MarkupRule: {
            diamond_type: components["schemas"]["DiamondType"];
            from_carat: number;
            id: number;
            kind: components["schemas"]["MarkupKind"];
            stone_origin: components["schemas"]["StoneOrigin"];
            to_carat: number;
            value: number;
        };
        MarkupValue: number;
        /** @description 0 if it was never saved. */
        MarkupVersion: number;
        Master: {
            code: string;
            description: string | null;
            id: number;
            is_active: boolean;
            /** @description One of the four keys that the product itself relies on. */
            is_fixed: boolean;
            name: string;
            /** @description The number of stones that have one of its values; only where it was asked for. */
            stones?: number;
            sub_master_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        MasterChange: {
            code?: components["schemas"]["MasterCode"];
            description?: string | null;
            name?: string;
            version: components["schemas"]["Version"];
        };
        MasterCode: string;
        MaybeClientId: number | null;
        /** Format: date */
        MaybeDay: string | null;
        MaybeDiamondType: components["schemas"]["DiamondType"] | null;
        MaybeMoney: number | null;
        MaybePriceList: components["schemas"]["PriceListHead"] | null;
        MeantWord: {
            meant: string[];
            word: string;
        };
        /** @description The latest act on an item, for a call that came too late because of it, or for whoever has the item open. Clients see who it was only if it was themselves. */
        Meanwhile: {
            /** Format: date-time */
            at: string;
            by: string | null;
            /** @description The transition of its machine, such as `confirm.approve`. */
            event: string;
            /** @description True if it was the caller: of an act whose answer was lost, or in another window. */
            is_own?: boolean;
            /** @description True if nobody acted: it was the portal by itself. */
            is_portal?: boolean;
        };
        MemoDue: {
            /** Format: date */
            due_date: string;
            /** @description The version that was read. */
            version: number;
        };
        Mobile: string;
        /** @description A machine as plain data, as it is hashed, stored beside the log, compared, exported and drawn. */
        ModelDescription: {
            /** @description The version of the library of conditions. */
            conditions: string;
            id: string;
            states: components["schemas"]["ModelState"][];
            transitions: components["schemas"]["ModelTransition"][];
            version: string;
        };
        ModelGuard: {
            /** @description The condition as data. */
            condition: unknown;
            message?: string;
            parts?: {
                [key: string]: unknown;
            }[];
            sentence: string;
            /** @enum {integer} */
            status: 409 | 422;
            /** @description The condition exactly as it is judged, in words. */
            words: string;
        };
        ModelState: {
            code: number | null;
            colour: string | null;
            /** @description The path of the inner state in which it begins. */
            initial: string | null;
            isFinal: boolean;
            label: string | null;
            parent: string | null;
            /** @description Names of states from the outermost to the innermost, separated by dots; empty for the machine itself. */
            path: string;
        };
        ModelTransition: {
            call: string | null;
            changes: string[];
            effects: {
                /** @description As data, or `computed`. */
                params: unknown;
                type: string;
            }[];
            event: string;
            from: string;
            guard: components["schemas"]["ModelGuard"] | null;
            id: string;
            reenters: boolean;
            roles: {
                [key: string]: "any" | "ownCustomers" | "own";
            };
            /** @description Whether the specification has it, or we decided it. */
            seed: boolean;
            /** @description Null if it leads back to the state in which it begins. */
            to: string | null;
        };
        Money: number;
        MyLoad: {
            /** Format: date-time */
            committed_at: string | null;
            /** @description What the rows do to the stock; null before they are compared. */
            counts: {
                back: number;
                changed: number;
                gone: number;
                left_out: number;
                new: number;
                refused: number;
                rows: number;
                same: number;
            } | null;
            /** Format: date-time */
            created_at: string;
            file_bytes: number;
            file_name: string;
            id: number;
            mode: components["schemas"]["LoadMode"];
            /** Format: date-time */
            rolled_back_at: string | null;
            /** @description Why it was refused or failed; that somebody of the house looks at it, while it waits; that the provider is switched off, once it was taken. */
            sentence: string | null;
            state: components["schemas"]["LoadState"];
            /**
             * @description How the file came.
             * @enum {string}
             */
            via: "page" | "feed" | "folder" | "api";
        };
        MyRefusedRow: {
            findings: components["schemas"]["Finding"][];
            /** @description The line of the file. Of rows that came by this API, the first has line 2. */
            line: number | null;
            org_stock_no: string | null;
        };
        MyScorecard: {
            /** @description The stones in stock whose links lead nowhere. */
            dead_links: {
                certificate: number;
                image: number;
                stones: number;
                video: number;
            };
            periods: {
                contradictions: components["schemas"]["ScoredRows"];
                /** @enum {integer} */
                days: 30 | 90;
                /** @description The share of the time since the first delivery in which the stock was fresh; null without a delivery. */
                fresh_pct: number | null;
                /** @description How often the stones left the market for want of a delivery. */
                lapses: number;
                /** @description Committed loads. */
                loads: number;
                price_moved: components["schemas"]["ScoredRows"];
                /** @description The reasons for which rows were refused, the most frequent first. */
                refused: {
                    code: string;
                    load_id: number;
                    rows: number;
                    sentence: string;
                }[];
                /** @description Their rows. */
                rows: number;
                /** @description The stones that were sold and not taken back. */
                sold: number;
            }[];
            provider_name: string;
        };
        NewApiKey: {
            /** @default 120 */
            calls_per_minute?: number;
            /**
             * Format: date
             * @description The last day on which the key works, in the house's time zone; null if it has no end.
             */
            expires_on?: string | null;
            /** @description The name by which people tell the key from others. */
            name: string;
            scopes: components["schemas"]["ApiScope"][];
        };
        NewAssociate: {
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"] | null;
            mobile_country_id?: number | null;
            password?: components["schemas"]["NewPassword"];
            /** @description A sub-master of SALES_PERSON_TYPE that is offered. */
            salesperson_type_id: number;
            user_name: components["schemas"]["UserName"];
        };
        NewBanner: {
            description?: components["schemas"]["ContentText"];
            /** Format: date */
            end_date: string;
            /** @default true */
            is_active?: boolean;
            page: components["schemas"]["ContentPage"];
            /** Format: date */
            start_date: string;
            title: string;
            type: components["schemas"]["BannerType"];
        };
        NewBusiness: {
            address?: string | null;
            city_id?: number | null;
            company_name: components["schemas"]["CompanyName"];
            country_id?: number | null;
            phone?: components["schemas"]["Telephone"];
            postal_code?: string | null;
            state_id?: number | null;
            tax_identification_number?: components["schemas"]["TaxNumber"] | null;
            /** @description A sub-master of BUSINESS_TYPE that is offered. */
            type_id?: number | null;
            /** @description The owner of the business. Absent from customers, who add their own. */
            user_id?: number;
            website?: components["schemas"]["Website"];
        };
        NewCaratRange: {
            from_carat: components["schemas"]["Carat"];
            to_carat: components["schemas"]["Carat"];
        };
        NewClient: {
            business: components["schemas"]["BusinessOfClient"];
            business_associate_id?: number | null;
            /** @description A sub-master of COMPANY_DESIGNATION that is offered. */
            designation_id?: number | null;
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            mobile: components["schemas"]["Mobile"];
            mobile_country_id: components["schemas"]["PlaceId"];
            password?: components["schemas"]["NewPassword"];
            user_name: components["schemas"]["UserName"];
        };
        NewCollection: {
            description?: string | null;
            diamond_type?: components["schemas"]["DiamondType"];
            /** @default true */
            is_active?: boolean;
            name: string;
            stock_numbers?: components["schemas"]["StockNumbersOfSet"];
        };
        NewDemand: {
            client_id?: components["schemas"]["MaybeClientId"];
            expires_on?: components["schemas"]["MaybeDay"];
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["StoneSearch"];
        };
        NewEvent: {
            description?: components["schemas"]["ContentText"];
            /** Format: date */
            end_date: string;
            /** @default true */
            is_active?: boolean;
            page: components["schemas"]["ContentPage"];
            /** Format: date */
            start_date: string;
            title: string;
        };
        NewExternalClient: {
            business_id?: number;
            company_name?: components["schemas"]["CompanyName"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            mobile?: string | null;
            mobile_country_id?: number | null;
            password?: components["schemas"]["NewPassword"];
            source: components["schemas"]["ClientSource"];
            user_name: components["schemas"]["UserName"];
        };
        NewFeed: {
            afterwards?: components["schemas"]["FeedAfterwards"];
            mode?: components["schemas"]["LoadMode"];
            move_to?: components["schemas"]["FeedMoveTo"];
            name: components["schemas"]["FeedName"];
            pattern?: components["schemas"]["FeedPattern"];
            provider_id: number;
            remote_place?: components["schemas"]["RemotePlaceChange"];
            schedule?: components["schemas"]["FeedSchedule"];
            source: components["schemas"]["FeedSource"];
            /** @description Leaves a file beside the taken one that says what became of it. */
            wants_result?: boolean;
            web?: components["schemas"]["FeedWebChange"];
        };
        NewKycCase: {
            business_data?: components["schemas"]["NewKycEntry"][];
            business_id?: number;
            business_owner_data?: components["schemas"]["NewKycEntry"][];
            kyc_id?: number;
            /** @description If the business has given a different number or none so far. */
            tax_identification_number?: string;
            /** @description A user of the business: absent or their own from buyers; from the house this or `business_id`. */
            user_id?: number;
        };
        NewKycEntry: {
            document_category: components["schemas"]["DocumentCategory"];
            /** @description A sub-master of DOC_TYPE_BUSINESS. */
            document_type: number;
            /** @description A note by the sender. */
            info?: string | null;
            kyc_id?: number;
            /** @description Empty: the remark belongs to the decision. */
            remark?: string | null;
            /**
             * @description Pending, as for every new paper. The house decides on it.
             * @enum {integer}
             */
            status?: 1;
        };
        NewListPrice: {
            clarity: components["schemas"]["ListClarity"];
            color: components["schemas"]["ListColor"];
            from_carat: components["schemas"]["Carat"];
            price: components["schemas"]["ListPriceAmount"];
            shape_group: components["schemas"]["ShapeGroup"];
            to_carat: components["schemas"]["Carat"];
        };
        NewMailing: {
            attachments?: components["schemas"]["MailingFiles"];
            body?: components["schemas"]["MailingBody"];
            diamond_type?: components["schemas"]["MailingTypes"];
            link?: components["schemas"]["MailingLink"];
            name: components["schemas"]["MailingName"];
            people?: components["schemas"]["MailingPeople"];
            schedule?: components["schemas"]["MailingSchedule"];
            search?: components["schemas"]["StoneSearch"];
            share_hours?: components["schemas"]["MailingShareHours"];
            subject: components["schemas"]["MailingSubject"];
        };
        NewMapping: {
            /** @description The line of the header; 0 when there is none. Without it the header is found. */
            header_row?: number | null;
            /** @description The saved mapping to begin with. Without it, the provider's latest. */
            mapping_configuration_id?: number | null;
            mode?: components["schemas"]["LoadMode"];
            provider_id: number;
        };
        NewMarkupRule: {
            diamond_type: components["schemas"]["DiamondType"];
            from_carat: components["schemas"]["Carat"];
            kind: components["schemas"]["MarkupKind"];
            stone_origin: components["schemas"]["StoneOrigin"];
            to_carat: components["schemas"]["Carat"];
            value: components["schemas"]["MarkupValue"];
        };
        NewMarkupRules: components["schemas"]["NewMarkupRule"][];
        NewMaster: {
            code: components["schemas"]["MasterCode"];
            description?: string | null;
            name: string;
        };
        NewPassword: string;
        NewPopup: {
            description?: components["schemas"]["ContentText"];
            /** Format: date */
            end_date: string;
            /** @default true */
            is_active?: boolean;
            page: components["schemas"]["ContentPage"];
            /** Format: date */
            start_date: string;
            title: string;
        };
        NewPriceList: {
            /** @default false */
            dry_run?: boolean;
            /** Format: date */
            effective_on: string;
            /** @default false */
            is_synthetic?: boolean;
            label: string;
            /** @description Left out if a file is sent. */
            rows?: components["schemas"]["NewListPrice"][];
        };
        NewProvider: {
            contact_email?: components["schemas"]["ContactEmail"];
            contact_name?: components["schemas"]["ContactName"];
            contact_phone?: components["schemas"]["Telephone"];
            defaults?: components["schemas"]["ProviderDefaults"];
            /** @default 24 */
            fresh_hours?: number;
            /** @default 20 */
            gone_limit_pct?: number;
            lapse_hours?: components["schemas"]["LapseHours"];
            name: components["schemas"]["ProviderName"];
            note?: components["schemas"]["ProviderText"];
            prefix: components["schemas"]["ProviderPrefix"];
            /** @default 15 */
            price_limit_pct?: number;
            /**
             * @description 1 FTP, 2 API (spec §9).
             * @default 2
             * @enum {integer}
             */
            provider_type?: 1 | 2;
            terms?: components["schemas"]["ProviderText"];
        };
        NewSavedSearch: {
            client_id?: components["schemas"]["MaybeClientId"];
            name: components["schemas"]["SearchName"];
            pair?: components["schemas"]["PairTolerances"];
            search: components["schemas"]["StoneSearch"];
            search_type?: components["schemas"]["SearchMode"];
        };
        NewScheduledReport: {
            format: components["schemas"]["ReportFileFormat"];
            name: components["schemas"]["ScheduledReportName"];
            question: components["schemas"]["ReportQuestion"];
            reader_ids?: components["schemas"]["ReportReaderIds"];
            schedule?: components["schemas"]["ReportSchedule"];
        };
        NewShareLink: {
            /** @default 72 */
            expires_in_hours?: number;
            /**
             * @description The percent on top of these prices; null for a link without prices.
             * @default 0
             */
            resale_pct?: number | null;
            stock_numbers?: components["schemas"]["StockNo"][];
            /** @description The client at whose prices the stones are shown. */
            user_id?: number;
        };
        NewStaff: {
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"];
            mobile_country_id?: components["schemas"]["PlaceId"];
            password?: components["schemas"]["NewPassword"];
            user_name: components["schemas"]["UserName"];
        };
        NewStockList: {
            client_id?: components["schemas"]["StockListClient"];
            diamond_type: components["schemas"]["DiamondType"];
            format: components["schemas"]["StockListFormat"];
            /** @default true */
            is_active?: boolean;
            layout: components["schemas"]["StockListLayout"];
            markup_percent?: components["schemas"]["StockListMarkup"];
            name: components["schemas"]["StockListName"];
            place: components["schemas"]["StockListPlace"];
            remote_place?: components["schemas"]["StockListRemotePlace"];
            schedule?: components["schemas"]["StockListSchedule"];
            search?: components["schemas"]["StoneSearch"];
        };
        NewSubCaratRange: {
            carat_range_id: number;
            from_carat: components["schemas"]["Carat"];
            to_carat: components["schemas"]["Carat"];
        };
        NewSubMaster: {
            code: components["schemas"]["SubMasterCode"];
            description?: string | null;
            /** @default true */
            is_active?: boolean;
            /** @default false */
            is_default?: boolean;
            /** @default true */
            is_display?: boolean;
            keyword?: string | null;
            master_id: number;
            name: string;
            seen_default?: components["schemas"]["SeenDefault"];
            sequence?: number;
        };
        NewTask: {
            /** Format: date */
            due_date?: string | null;
            line_id?: number;
            paper_id?: number;
            title: string;
        };
        Notice: {
            /** Format: date-time */
            at: string;
            id: number;
            is_read: boolean;
            kind: string;
            /** @description The address of the row in the portal. */
            path: string;
            text: string;
            title: string;
            topic: components["schemas"]["NoticeTopic"];
        };
        NoticeChoice: {
            topic: components["schemas"]["NoticeTopic"];
            way: components["schemas"]["NoticeWay"];
        };
        NoticeChoices: {
            choices: components["schemas"]["NoticeChoice"][];
            /** @description The ways that you are offered. */
            ways: components["schemas"]["NoticeWay"][];
        };
        NoticeChoicesChange: {
            choices: components["schemas"]["NoticeChoice"][];
        };
        /**
         * @description What a notice is about. Each topic has one choice.
         * @enum {string}
         */
        NoticeTopic: "holds" | "requests" | "memos" | "enquiries" | "business" | "demands" | "prices" | "gone" | "shares" | "tasks" | "supply" | "house" | "account";
        /**
         * @description mail: in the portal, and a mail at once. daily: in the portal, and in one mail a day. portal: in the portal alone. none: not at all.
         * @enum {string}
         */
        NoticeWay: "mail" | "daily" | "portal" | "none";
        /** @description Both ends are included. A missing end means no limit. */
        NumberRange: {
            from?: number | null;
            to?: number | null;
        };
        /** @description The group whose rows are asked for; null where none is, or where it has no row. */
        OpenedGroup: {
            key: string;
            label: components["schemas"]["ReportGroupLabel"];
        } | null;
        /** @description The lines in the first tab of each list, with which it opens; for invoices, all lines. An approved request that awaits its memo is not among them. */
        OpenLines: {
            cart: number;
            confirm: number;
            enquiry: number;
            hold: number;
            invoice: number;
            memo: number;
            notes: number;
            watchlist: number;
        };
        /** @description A stone of another provider, at cost. Only the house's people receive it. */
        OtherListing: {
            price_per_ct: number;
            provider: string;
            status: number;
            stock_no: components["schemas"]["StockNo"];
        };
        /** @description Either the hash of a machine that the house knows, or a machine as data. */
        OtherMachine: {
            description?: components["schemas"]["ModelDescription"];
            model?: string;
            /**
             * Format: date
             * @description From the beginning of this day, in the house's time zone; a year ago by default.
             */
            since?: string;
        };
        OutboxLine: {
            attempts: number;
            came_back: components["schemas"]["CameBack"];
            /** Format: date-time */
            created_at: string;
            error: string | null;
            id: number;
            kind: string;
            /** Format: date-time */
            sent_at: string | null;
            status: components["schemas"]["MailStatus"];
            subject: string;
            to: string;
        };
        OutboxMail: {
            /** @description What the mail server said to each try, and what came back later; the earliest first. */
            answers: components["schemas"]["MailAnswer"][];
            attempts: number;
            came_back: components["schemas"]["CameBack"];
            /** Format: date-time */
            created_at: string;
            error: string | null;
            id: number;
            /** @description Stars stand for a code or a link that gives access to an account. A demo house shows it. */
            is_veiled: boolean;
            kind: string;
            /** Format: date-time */
            sent_at: string | null;
            status: components["schemas"]["MailStatus"];
            subject: string;
            /** @description Removed once a mail server has accepted the mail. */
            text: string | null;
            to: string;
        };
        OverdueItem: {
            about: string | null;
            item: string;
            /** @description How long it might have stayed in that state. */
            limit_ms: number;
            /** Format: date-time */
            since: string;
            state: string;
            title: string;
            waited_ms: number;
            why: string;
            workflow: string;
        };
        PageTiming: {
            /**
             * @description A web vital: https://web.dev/articles/vitals
             * @enum {string}
             */
            figure: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
            screen: string;
            /** @description Milliseconds; of `CLS` its score. */
            value: number;
        };
        /** @description The position of the page, under both names. If nothing was found it is page 1 of 50, whatever was requested. */
        Pagination: {
            currentPage: number;
            page: number;
            pageSize: number;
            size: number;
            totalPages: number;
            totalRecords: number;
        };
        PairAnswer: {
            pagination: components["schemas"]["Pagination"];
            search: components["schemas"]["PairSearch"];
            stockList: components["schemas"]["StonePair"][];
            stones_searched: number;
        };
        /** @description null: more than can be counted. */
        PairCount: number | null;
        PairField: {
            decimals: number;
            field: string;
            /**
             * @description number: a difference of figures. steps: of grades. equal: the same in both stones or not compared.
             * @enum {string}
             */
            kind: "number" | "steps" | "equal";
            label: string;
            /** @description Whether the field may be left uncompared. */
            may_be_null: boolean;
            /** @description The widest tolerance; null for a field of kind equal. */
            most: number | null;
            unit: string | null;
        };
        /** @description One column in which the two were compared. */
        PairReason: {
            allowed: number;
            column: string;
            difference: number;
            label: string;
            unit: string;
        };
        /** @description A search for stones, and the tolerances within which two of them form a pair. */
        PairSearch: components["schemas"]["StoneSearch"] & {
            pair?: components["schemas"]["PairTolerances"];
        };
        /** @description Stones on both sides of a carat are compared as those below it. */
        PairSetting: {
            below_carat: components["schemas"]["WeightTolerances"];
            /** @description What both stones have to share. */
            equal: ("cut" | "polish" | "symmetry" | "fluorescence" | "lab")[];
            from_carat: components["schemas"]["WeightTolerances"];
            /** @description Each stone in one pair at most. */
            is_exclusive: boolean;
            version: components["schemas"]["Version"];
        };
        PairSettingEffect: {
            now: components["schemas"]["PairCount"];
            /** @description The available stones of the shape. */
            stones: number;
            tried: components["schemas"]["PairCount"];
            /** @enum {string} */
            weights: "below_carat" | "from_carat";
        }[];
        /** @description The greatest differences between the two stones of a pair, in carats, millimetres, per cent or steps of a grade. What is left out has the usual tolerance of the trade; null is not compared. Shape and origin are always the same. */
        PairTolerances: {
            carat?: number;
            clarity_steps?: number;
            color_steps?: number;
            depth_pct?: number | null;
            equal?: ("cut" | "polish" | "symmetry" | "fluorescence" | "lab")[];
            /** @description Each stone in one pair at most. */
            is_exclusive?: boolean;
            length?: number | null;
            ratio?: number | null;
            table_pct?: number | null;
            width?: number | null;
        };
        /** @description A memo, an invoice for stones sold on memo, or a credit note for reversed sales, as it was issued. Only `state`, `due_date`, `is_overdue`, the `status` of lines and `followed_by` tell what came later; none of these is printed. */
        Paper: {
            /** @description For a memo: the conditions under which the house hands over the stones. */
            clause: string | null;
            client: components["schemas"]["PaperClient"];
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            currency: "USD";
            /**
             * Format: date
             * @description The present due date: that of a memo can be changed.
             */
            due_date: string | null;
            /** @description For a memo its invoices, for an invoice its credit notes. */
            followed_by: components["schemas"]["PaperRef"][];
            house: components["schemas"]["PaperHouse"];
            id: number;
            is_overdue: boolean;
            /**
             * Format: date
             * @description The due date as issued.
             */
            issued_due: string | null;
            /** Format: date */
            issued_on: string;
            /** @enum {string} */
            kind: "memo" | "invoice" | "credit";
            lines: components["schemas"]["PaperLine"][];
            made_by: components["schemas"]["LinePerson"];
            /** @description Numbered without gaps within its kind and year. The prefix shows the kind. */
            number: string;
            /** @enum {string} */
            paper_size: "A4" | "LETTER";
            /** @description For an invoice. */
            payment_terms: string | null;
            /** @description The log entry that recorded the paper, and the beginning of its hash. */
            proof: {
                entry: number;
                hash: string;
            };
            /** @description For a credit note. */
            reason: string | null;
            /** @description For an invoice its memos, for a credit note its invoice. */
            refers_to: components["schemas"]["PaperRef"][];
            /** @description Who looked after the client. */
            salesperson: {
                first_name: string;
                last_name: string;
            } | null;
            /**
             * @description For a memo, according to its lines as they are now.
             * @enum {string|null}
             */
            state: "open" | "partial" | "returned" | "invoiced" | "closed" | null;
            tax: components["schemas"]["ClientTax"];
            /** @description Why no tax is charged, for a client without a tax. Missing on a paper from before it was kept. */
            tax_statement?: string | null;
            terms: string | null;
            /** @description The total payable is the amount plus the taxes of the lines. */
            totals: {
                amount: number;
                carat: number;
                payable: number;
                pieces: number;
                tax: number;
            };
            version: number;
        };
        PaperAhead: {
            /** @description The conditions of a memo, with their placeholders. */
            clause: string | null;
            /**
             * Format: date
             * @description The due date, unless a memo is given another; null without one.
             */
            due_date: string | null;
            /**
             * Format: date
             * @description Today, in the time zone of the house.
             */
            issued_on: string;
            /** @description What the paper is made without, in the order of the paper settings. */
            lacks: components["schemas"]["PaperPart"][];
            /** @description Whether the caller may change the paper settings. */
            may: boolean;
            /** @description The payment terms of an invoice, with their placeholders. */
            payment_terms: string | null;
            /** @description The administrators who may, if the caller may not. */
            who: string[];
            /** @description The clients of an invoice or a credit note whose business has no address. */
            without_address: {
                id: number;
                /** @description Whether the caller may change the client. */
                may: boolean;
                name: string;
            }[];
        };
        PaperAsked: {
            /** @enum {string} */
            kind: "memo" | "invoice" | "credit";
            /** @description The lines of memos that are sold or reversed. */
            line_ids?: number[];
            /** @description The client of a memo; required from the house. */
            user_id?: number;
        };
        PaperClient: {
            address: string | null;
            company_name: string | null;
            email: string;
            first_name: string;
            id: number;
            last_name: string;
            mobile: string | null;
            /** @description City, state and country, as far as they are known. */
            place: string | null;
            postal_code: string | null;
            role_id: number;
            tax_number: string | null;
        };
        /** @description The details of the house when the paper was issued. What had not been entered is null. */
        PaperHouse: {
            address: string | null;
            bank: string | null;
            contact: string | null;
            footer: string | null;
            /** @description The address of a picture. */
            logo: string | null;
            name: string;
            tax_number: string | null;
        };
        PaperLine: {
            /** @description On a credit note, the amount credited. */
            amount: number;
            carat: number;
            clarity: string | null;
            /** @description Or the fancy colour. */
            color: string | null;
            cut: string | null;
            /** @description The same. */
            eye_clean?: string | null;
            /** @description Missing on a paper from before it was kept. */
            fluorescence?: string | null;
            /** @description The same. */
            fluorescence_color?: string | null;
            /** @description Of a fancy colour. Missing on a paper from before it was kept. */
            intensity?: string | null;
            lab: string | null;
            line_id: number;
            /** @description The same. */
            milky?: string | null;
            /** @description Its position on the paper, from 1. */
            no: number;
            /** @description The same. */
            overtone?: string | null;
            polish: string | null;
            price_per_ct: number;
            report_no: string | null;
            /** @description The same. */
            shade?: string | null;
            shape: string;
            /**
             * @description The present status of a memo line (spec §4).
             * @enum {integer|null}
             */
            status: 1 | 2 | 3 | null;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
            symmetry: string | null;
            /** @description On an invoice from before credit notes existed, the position of the line whose sale this one reverses. */
            takes_back: number | null;
            /** @description The tax on this amount, with half a cent rounded up. */
            tax: number;
        };
        /**
         * @description What a good paper says of its house.
         * @enum {string}
         */
        PaperPart: "name" | "address" | "tax_number" | "bank" | "memo_clause" | "payment_terms" | "payment_days" | "tax_statement";
        /** @description What the numbers of a kind begin with. */
        PaperPrefix: string;
        PaperRef: {
            id: number;
            number: string;
        };
        PaperSettings: {
            /** @description Up to six lines. */
            address: string | null;
            /** @description On invoices; up to ten lines. */
            bank: string | null;
            /** @description Telephone, e-mail, website, in up to six lines. */
            contact: string | null;
            credit_prefix: components["schemas"]["PaperPrefix"];
            /** @description On every sheet, one line. */
            footer: string | null;
            invoice_prefix: components["schemas"]["PaperPrefix"];
            logo: {
                id: number;
                url: string;
            } | null;
            /** @description On memos. */
            memo_clause: string | null;
            memo_prefix: components["schemas"]["PaperPrefix"];
            /** @description The legal name. */
            name: string | null;
            order_prefix: components["schemas"]["PaperPrefix"];
            /** @enum {string} */
            paper_size: "A4" | "LETTER";
            /** @description How many days after its date an invoice is due. */
            payment_days: number | null;
            /** @description On invoices; up to ten lines. */
            payment_terms: string | null;
            /** Format: date-time */
            saved_at: string | null;
            saved_by: {
                first_name: string;
                last_name: string;
            } | null;
            tax_number: string | null;
            /** @description On papers of clients without a tax; up to ten lines. */
            tax_statement: string | null;
            version: components["schemas"]["Version"];
        };
        PaperSettingsChange: {
            /** @description Up to six lines. */
            address: string | null;
            /** @description On invoices; up to ten lines. */
            bank: string | null;
            /** @description Telephone, e-mail, website, in up to six lines. */
            contact: string | null;
            credit_prefix: components["schemas"]["PaperPrefix"];
            /** @description On every sheet, one line. */
            footer: string | null;
            invoice_prefix: components["schemas"]["PaperPrefix"];
            /** @description On memos. `{days}` and `{due date}` in it are printed as the days and the due date of the memo. */
            memo_clause: string | null;
            memo_prefix: components["schemas"]["PaperPrefix"];
            /** @description The legal name. */
            name: string | null;
            order_prefix: components["schemas"]["PaperPrefix"];
            /** @enum {string} */
            paper_size: "A4" | "LETTER";
            /** @description How many days after its date an invoice is due. */
            payment_days: number | null;
            /** @description On invoices; up to ten lines. `{days}` and `{due date}` in it are printed as those of the invoice. */
            payment_terms: string | null;
            removeFiles?: number[];
            tax_number: string | null;
            /** @description Why no tax is charged; on papers of clients without a tax. Up to ten lines. */
            tax_statement: string | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description The party as which somebody takes part in a workflow.
         * @enum {string}
         */
        Party: "admin" | "associate" | "customer" | "guest" | "qc" | "auditor" | "system" | "visitor";
        Passkey: {
            /** Format: date-time */
            created_at: string;
            id: number;
            /** Format: date-time */
            last_used_at: string | null;
            name: string;
        };
        /** @description `PublicKeyCredential.toJSON()` of the browser: the answer of a new passkey (`attestationObject`) or of a known one (`authenticatorData`, `signature`). */
        PasskeyAnswer: {
            id: string;
            rawId: string;
            response: {
                attestationObject?: components["schemas"]["PasskeyPart"];
                authenticatorData?: components["schemas"]["PasskeyPart"];
                clientDataJSON: components["schemas"]["PasskeyPart"];
                signature?: components["schemas"]["PasskeyPart"];
                transports?: string[];
            } & {
                [key: string]: unknown;
            };
            /** @constant */
            type: "public-key";
        } & {
            [key: string]: unknown;
        };
        PasskeyName: string;
        /** @description `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3. */
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        PasskeyPart: string;
        /** @description What a pasted number refers to. `taken` means that the stone exists but is not available; `yours` means that it is not available since the caller, or the client of `user_id`, holds it, requested it or has it on memo. `gone` means that the stone was sold, as far as the caller may know of it. */
        PastedNumber: {
            /** @enum {string} */
            state: "found" | "yours" | "taken" | "gone" | "notFound";
            stock_nos: string[];
            text: string;
        };
        PathStep: {
            hash: string;
            /** @enum {string} */
            side: "left" | "right";
        };
        Permission: {
            id: number;
            name: string;
            path: string;
            role_permissions: components["schemas"]["RoleAccess"][];
            user_permissions: components["schemas"]["UserAccess"][];
        };
        PermissionCategory: {
            id: number;
            name: string;
            permissions: components["schemas"]["Permission"][];
            role_id: components["schemas"]["RoleId"];
        };
        PersonName: string;
        Picture: {
            id: number;
            url: string;
        } | null;
        Place: {
            id: number;
            name: string;
        };
        PlaceId: number;
        PlannedBackup: {
            /** Format: date-time */
            at: string;
            /** @description The size of everything that it needs, its files with it. */
            bytes: number;
            files: number;
            /** @description Files that rows refer to and that the house itself had no more. */
            missing: number;
            place: string;
            seconds: number;
        };
        PlannedBackups: {
            /** @description The last failure, until a backup succeeds. */
            failure: components["schemas"]["BackupFailure"] | null;
            /** @description True if the due one is more than an hour late. */
            is_overdue: boolean;
            keep_days: number;
            keep_weeks: number;
            last: components["schemas"]["PlannedBackup"] | null;
            /**
             * Format: date-time
             * @description When the next one is due; in the past if it is overdue.
             */
            next_at: string;
            /**
             * Format: date-time
             * @description When the next try begins, at the earliest: after a failure, half an hour later. The portal looks every ten minutes.
             */
            next_try_at: string;
            /** @description Where they go, in words. */
            place: string;
            /** @description Five-part cron, in the time zone of the house. */
            schedule: string;
        };
        /** @enum {string} */
        Platform: "android" | "ios";
        Popup: {
            description: components["schemas"]["ContentText"];
            /** Format: date */
            end_date: string;
            id: number;
            images: components["schemas"]["ContentPicture"][];
            is_active: boolean;
            page: components["schemas"]["ContentPage"];
            phase: components["schemas"]["ContentPhase"];
            /** Format: date */
            start_date: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        PopupChange: {
            description?: components["schemas"]["ContentText"];
            /** Format: date */
            end_date?: string;
            images?: number[];
            is_active?: boolean;
            page?: components["schemas"]["ContentPage"];
            removeFiles?: number[];
            /** Format: date */
            start_date?: string;
            title?: string;
            version?: components["schemas"]["Version"];
        };
        PreviewedLine: {
            agreed_ppc: components["schemas"]["MaybeMoney"];
            /** @description Whether an earlier number means the same stone, which counts once. */
            is_same: boolean;
            /** @description As it was typed. */
            number: string;
            refusal: {
                choices?: string[];
                code: string;
                now?: components["schemas"]["StoneNow"];
                reason: string;
                stock_no?: string;
                /** Format: date-time */
                until?: string;
            } | null;
            /** @description At the prices that the line would fix; null if the number matches no stone, or several. */
            stone: components["schemas"]["Stone"] | null;
        };
        PreviewedRow: {
            cells: string[];
            findings: components["schemas"]["Finding"][];
            line: number;
            /** @description The fields of the stone; null for a refused row. */
            stone: {
                [key: string]: string | number | boolean | null;
            } | null;
        };
        PriceExplained: {
            kind: string | null;
            layer: string | null;
            layers: {
                layer: components["schemas"]["MarkupLayer"];
                /** @enum {string} */
                outcome: "applied" | "unset" | "gap" | "needsListPrice" | "notReached";
            }[];
            list: {
                /** Format: date */
                effective_on: string;
                is_synthetic: boolean;
                label: string;
                list_no: number;
            } | null;
            markup_disc: number | null;
            markup_id: number | null;
            markup_ppc: number;
            sell_amt: number;
            steps: {
                how: string;
                /** @enum {string} */
                name: "rap" | "disc" | "price_per_ct" | "total_amt" | "markup" | "markup_ppc" | "markup_disc" | "sell_amt";
                value: number | null;
            }[];
            stock_no: string;
            /** @description The client whose price it is. */
            user_id: number;
            value: number | null;
        };
        PriceList: {
            /** Format: date-time */
            applied_at: string | null;
            /** Format: date */
            effective_on: string;
            id: number;
            is_synthetic: boolean;
            label: string;
            list_no: number;
            prices: number;
            version: components["schemas"]["Version"];
        };
        PriceListHead: {
            /**
             * Format: date-time
             * @description Since when it has priced the stock.
             */
            applied_at: string | null;
            /** Format: date */
            effective_on: string;
            id: number;
            /** @description Whether the list is invented, and must be shown as such. */
            is_synthetic: boolean;
            label: string;
            /** @description The number of the list that a price refers to. */
            list_no: number;
            version: components["schemas"]["Version"];
        };
        ProfileChange: {
            city_id?: number | null;
            country_id?: number | null;
            /** @description A sub-master of COMPANY_DESIGNATION that is offered. */
            designation_id?: number | null;
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"];
            mobile_country_id?: components["schemas"]["PlaceId"];
            removeFiles?: number[];
            state_id?: number | null;
            version: components["schemas"]["Version"];
        };
        Provider: {
            contact_email: string | null;
            contact_name: string | null;
            contact_phone: string | null;
            /** Format: date-time */
            created_at: string;
            defaults: {
                /** @enum {string|null} */
                diamond_type: "white" | "fancy" | null;
                location: {
                    code: string;
                    name: string;
                } | null;
                /** @enum {integer|null} */
                stone_origin: 1 | 2 | null;
            };
            fresh_hours: number;
            /** @description A delivery that takes away more than this share of its stones waits for a person. */
            gone_limit_pct: number;
            id: number;
            is_active: boolean;
            /** @description The hours without a delivery after which its stones go off the market; null for never. */
            lapse_hours: number | null;
            /**
             * Format: date-time
             * @description Since when its stones are off the market because no delivery came.
             */
            lapsed_at: string | null;
            /** @description Its latest saved mapping, with which its next file begins; null before its first file. */
            mapping_configuration_id: number | null;
            name: string;
            note: string | null;
            prefix: string;
            /** @description A delivery waits for a person if its median price, or more than 5 % of its prices, move by more than this. */
            price_limit_pct: number;
            provider_type: components["schemas"]["ProviderType"];
            /**
             * Format: date-time
             * @description When its stock was last delivered.
             */
            stocked_at: string | null;
            /** @description Its stones in stock. */
            stones: number;
            terms: string | null;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        ProviderChange: {
            contact_email?: components["schemas"]["ContactEmail"];
            contact_name?: components["schemas"]["ContactName"];
            contact_phone?: components["schemas"]["Telephone"];
            defaults?: components["schemas"]["ProviderDefaults"];
            fresh_hours?: components["schemas"]["FreshHours"];
            gone_limit_pct?: components["schemas"]["LimitPct"];
            lapse_hours?: components["schemas"]["LapseHours"];
            name?: components["schemas"]["ProviderName"];
            note?: components["schemas"]["ProviderText"];
            prefix?: components["schemas"]["ProviderPrefix"];
            price_limit_pct?: components["schemas"]["LimitPct"];
            provider_type?: components["schemas"]["ProviderType"];
            terms?: components["schemas"]["ProviderText"];
            version: components["schemas"]["Version"];
        };
        /** @description What holds for its stones where a file says nothing; null for a value that every file has to give. */
        ProviderDefaults: {
            /** @enum {string|null} */
            diamond_type?: "white" | "fancy" | null;
            /** @description A code of the master LOCATION. */
            location?: string | null;
            /**
             * @description 1 lab grown, 2 natural.
             * @enum {integer|null}
             */
            stone_origin?: 1 | 2 | null;
        };
        ProviderMarkup: {
            markup: components["schemas"]["Markup"];
            provider: {
                id: number;
                name: string;
            };
        };
        ProviderMarkupChange: {
            business_id: number;
            provider_id: number;
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        ProviderName: string;
        /** @description The letters with which the house's stock numbers for its stones begin. */
        ProviderPrefix: string;
        ProviderText: string | null;
        /**
         * @description 1 FTP, 2 API (spec §3).
         * @enum {integer}
         */
        ProviderType: 1 | 2;
        PushedBatch: {
            /** @description The name of the list, which no other list of the provider has. */
            id: string;
            is_last: boolean;
            part: number;
        };
        PushedRow: {
            [key: string]: string | number | boolean | null;
        };
        PushedStock: {
            batch?: components["schemas"]["PushedBatch"];
            mode: components["schemas"]["LoadMode"];
            /** @description The place of these rows in the provider's own order of changes. A row may name its own. */
            position?: number;
            /** @description At least one, but for the last part of a batch. */
            rows: components["schemas"]["PushedRow"][];
        };
        Quarter: {
            amount: number;
            carats: number;
            /** Format: date */
            from: string;
            name: string;
            pieces: number;
            /** Format: date */
            to: string;
        };
        QuarterPerformance: {
            before: components["schemas"]["Quarter"];
            /** @description The days of the quarter on which anything was sold or taken back. */
            days: {
                amount: number;
                carats: number;
                /** Format: date */
                day: string;
                pieces: number;
            }[];
            quarter: components["schemas"]["Quarter"];
            up_to: components["schemas"]["UpTo"];
        };
        QuietClient: {
            company_name: string | null;
            id: number;
            /** Format: date-time */
            last_order_at: string | null;
            /** Format: date-time */
            last_visit_at: string | null;
            name: string;
        };
        QuietClients: {
            clients: components["schemas"]["QuietClient"][];
            /** @description The days without a visit and without an order. */
            days: number;
            total: number;
        };
        RangeInAddress: string;
        ReadAllNotices: {
            /** @description The latest notice that you have seen. */
            up_to: number;
        };
        ReadNotices: {
            ids: number[];
        };
        RecentKyc: {
            business_id: number;
            category: string;
            company_name: string;
            /** Format: date-time */
            createdAt: string;
            document_id: number;
            document_type_name: string;
            kyc_id: number;
            /** @description 1 pending, 2 approved, 3 rejected. */
            status: number;
            user: components["schemas"]["DashboardClient"];
        };
        RecentSearch: {
            by: components["schemas"]["Searcher"];
            client: components["schemas"]["KeptPerson"] | null;
            diamond_type: components["schemas"]["MaybeDiamondType"];
            id: number;
            pair?: components["schemas"]["PairTolerances"];
            /** @description How many stones it found when it was last run. */
            pieces: number;
            search: components["schemas"]["StoneSearch"];
            search_type: components["schemas"]["SearchMode"];
            /** Format: date-time */
            searched_at: string;
        };
        /** @description Each is good for one sign-in in place of a code. */
        RecoveryCodes: string[];
        Remark: string;
        /** @description The fingerprint of the key by which the server is known. Null meets the server anew. */
        RemoteHostKey: string | null;
        /** @description A folder on somebody else's server. Its password or private key is never shown again. */
        RemotePlace: {
            /** @description Empty for the folder in which one arrives. */
            folder: string;
            has_secret: boolean;
            host: string;
            host_key: components["schemas"]["RemoteHostKey"];
            id: number;
            port: number;
            protocol: components["schemas"]["RemoteProtocol"];
            user_name: string;
        };
        /** @description A secret that is left out stays as it is, for the same user at the same server. An empty one is removed. A host key that is left out stays with its server. */
        RemotePlaceChange: {
            folder?: string;
            host: string;
            host_key?: components["schemas"]["RemoteHostKey"];
            port: number;
            protocol: components["schemas"]["RemoteProtocol"];
            /** @description A password, or for SFTP a private key without a passphrase. */
            secret?: string;
            user_name: string;
        };
        RemotePlaceTried: {
            file_count: number;
            /** @description The first files of the folder. */
            files: {
                bytes: number;
                /** Format: date-time */
                changed_at: string | null;
                name: string;
            }[];
            /** @description The fingerprint of the key that the server showed. */
            host_key: string | null;
            /** @enum {string} */
            outcome: "open" | "unreachable" | "refused" | "hostKey" | "noFolder" | "notAllowed" | "timeout" | "broken";
            /** @description Why the folder could not be opened. */
            sentence: string | null;
        };
        /** @enum {string} */
        RemoteProtocol: "sftp" | "ftps" | "ftp";
        /** @enum {string} */
        ReportFileFormat: "xlsx" | "csv" | "pdf";
        ReportGroup: {
            /** @description Names the group in a question for its rows. */
            key: string;
            label: components["schemas"]["ReportGroupLabel"];
            /** @description Its rows. A sale that was taken back is two. */
            lines: number;
            totals: components["schemas"]["StoneTotals"];
        };
        /** @description A day, a client, both, or the number of a paper; null for deals without such a paper. */
        ReportGroupLabel: string | null;
        ReportGroups: {
            data: components["schemas"]["ReportGroup"][];
            /** @description The rows of all groups. */
            lines: number;
            pagination: components["schemas"]["Pagination"];
            period: components["schemas"]["DaySpan"];
            totals: components["schemas"]["StoneTotals"];
        };
        ReportLine: {
            amount: number;
            carat: number;
            clarity: string | null;
            client: components["schemas"]["DashboardClient"];
            color: string | null;
            /** Format: date */
            day: string;
            invoice: components["schemas"]["ReportPaper"];
            /** @description True for a sale that was taken back: carats and amount are negative. */
            is_credit: boolean;
            line_id: number;
            memo: components["schemas"]["ReportPaper"];
            order: components["schemas"]["ReportPaper"];
            price_per_ct: number;
            row_id: number;
            shape: string;
            state: string;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
        };
        ReportLines: {
            data: components["schemas"]["ReportLine"][];
            group: components["schemas"]["OpenedGroup"];
            lines: number;
            pagination: components["schemas"]["Pagination"];
            period: components["schemas"]["DaySpan"];
            totals: components["schemas"]["StoneTotals"];
        };
        ReportPaper: {
            id: number;
            number: string;
        } | null;
        ReportQuestion: {
            business_associate_id?: number;
            business_id?: number;
            /**
             * @description What the rows of lost deals are told by; the shape without it.
             * @enum {string}
             */
            by?: "shape" | "type" | "color" | "clarity" | "carat" | "client" | "associate";
            clarity?: components["schemas"]["Codes"];
            color?: components["schemas"]["Codes"];
            diamond_type?: components["schemas"]["DiamondType"];
            /** @description Of deals; one group of all without it. */
            groupBy?: number;
            /**
             * @description Deals, or figures: unmet demand, ageing, lost deals.
             * @enum {string}
             */
            kind: "sales" | "confirms" | "memos" | "holds" | "unmetDemand" | "ageing" | "lostDeals";
            /**
             * @description A period that moves with the day of the run. Ageing is of `today`.
             * @enum {string}
             */
            period: "today" | "yesterday" | "last7" | "last30" | "thisMonth" | "lastMonth" | "thisQuarter" | "lastQuarter" | "thisYear" | "lastYear";
            provider_id?: number;
            shape?: components["schemas"]["Codes"];
            user_id?: number;
        };
        ReportReader: {
            email: string;
            id: number;
            name: string;
        };
        ReportReaderIds: number[];
        ReportRun: {
            /** Format: date-time */
            asked_at: string;
            by: string | null;
            /** Format: date-time */
            ended_at: string | null;
            id: number;
            is_scheduled: boolean;
            /**
             * @description `nothing` is a run of which no letter was written.
             * @enum {string|null}
             */
            outcome: "mailed" | "nothing" | "stopped" | "failed" | null;
            period: components["schemas"]["DaySpan"];
            /** @description `ownerOff`, `off`, `lost`, `cancelled`, or what went wrong. */
            reason: string | null;
            sends: components["schemas"]["ReportSend"][];
            /** Format: date-time */
            started_at: string | null;
        };
        /** @description Five parts; null for a report that is mailed by hand alone. */
        ReportSchedule: string | null;
        ReportSend: {
            lines: number;
            /** @description The name of the account. */
            reader: string;
            /** @description Why it was left out (`off`, `rights`, `outOfReach`, `noRows`, `tooLong`), or what the mail server said. */
            reason: string | null;
            /**
             * @description What became of the letter; `kept` is one that a house without a mail server keeps, `leftOut` one that was not written.
             * @enum {string}
             */
            state: "waiting" | "sent" | "kept" | "failed" | "leftOut";
        };
        /** @description The way from the end of a row in a roll back to the root of that roll back, hashed alike. */
        ReversalProof: {
            is_proven: boolean;
            /** @description JSON of the number of the row, and whether it was reversed or kept. */
            leaf: string;
            logged_root: string | null;
            path: components["schemas"]["PathStep"][];
            root: string;
            /** @description null until the roll back has ended. */
            seq: number | null;
        };
        Rights: {
            categories: components["schemas"]["PermissionCategory"][];
            role_id: components["schemas"]["RoleId"];
            user_id: number | null;
            version: components["schemas"]["Version"];
        };
        Role: {
            account_count: number;
            role_id: components["schemas"]["RoleId"];
            role_name: string;
        };
        RoleAccess: {
            read_access: boolean;
            role_id: components["schemas"]["RoleId"];
            write_access: boolean;
        };
        RoleId: number;
        RoleUser: {
            email: string;
            first_name: string;
            id: number;
            is_active: boolean;
            last_name: string;
            role_id: components["schemas"]["RoleId"];
        };
        RollBack: {
            /** @description Another load of the provider is written. Until it ends, none is rolled back. */
            is_busy: boolean;
            kept: number;
            reversible: number;
            rows: {
                sentence: string;
                stock_no: string;
            }[];
        };
        SavedSearch: {
            client: components["schemas"]["KeptPerson"] | null;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["MaybeDiamondType"];
            id: number;
            name: components["schemas"]["SearchName"];
            pair?: components["schemas"]["PairTolerances"];
            /** @description The number of stones that it finds now; null if it would be refused. */
            pieces_now: number | null;
            search: components["schemas"]["StoneSearch"];
            search_type: components["schemas"]["SearchMode"];
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        SavedSearchChange: {
            name?: components["schemas"]["SearchName"];
            pair?: components["schemas"]["PairTolerances"];
            search?: components["schemas"]["StoneSearch"];
            version: number;
        };
        ScheduledReport: {
            /** Format: date-time */
            created_at: string;
            format: components["schemas"]["ReportFileFormat"];
            id: number;
            is_active: boolean;
            is_running: boolean;
            last_run: components["schemas"]["ReportRun"] | null;
            name: string;
            /** Format: date-time */
            next_run: string | null;
            owner: components["schemas"]["ReportReader"];
            question: components["schemas"]["ReportQuestion"];
            readers: components["schemas"]["ReportReader"][];
            schedule: string | null;
            schedule_words: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ScheduledReportChange: {
            format?: components["schemas"]["ReportFileFormat"];
            name?: components["schemas"]["ScheduledReportName"];
            question?: components["schemas"]["ReportQuestion"];
            reader_ids?: components["schemas"]["ReportReaderIds"];
            schedule?: components["schemas"]["ReportSchedule"];
            version: components["schemas"]["Version"];
        };
        ScheduledReportName: string;
        ScheduleShown: {
            next_runs: string[];
            schedule: string;
            time_zone: string;
            words: string;
        };
        Scorecard: {
            /** @description The stones in stock whose links lead nowhere. `stock_nos` names the first of them. */
            dead_links: {
                certificate: number;
                image: number;
                stock_nos: string[];
                stones: number;
                video: number;
            };
            /** @description Pending tasks about stones that clients have and that it no longer lists. */
            open_conflicts: number;
            periods: {
                conflicts: components["schemas"]["ScoredRows"];
                contradictions: components["schemas"]["ScoredRows"];
                /** @enum {integer} */
                days: 30 | 90;
                /** @description The share of the time since the first delivery in which the stock was fresh; null without a delivery. */
                fresh_pct: number | null;
                /** @description How often its stones left the market for want of a delivery. */
                lapses: number;
                /** @description Committed loads. */
                loads: number;
                price_moved: components["schemas"]["ScoredRows"];
                /** @description The reasons for which rows of these loads were refused, the most frequent first. */
                refused: {
                    code: string;
                    load_id: number;
                    rows: number;
                    sentence: string;
                }[];
                /** @description Their rows. */
                rows: number;
                /** @description Its stones that were sold and not taken back. */
                sold: number;
            }[];
            provider_id: number;
        };
        /** @description Rows of loads, and the latest load that has some. */
        ScoredRows: {
            load_id: number | null;
            rows: number;
        };
        /** @description What the offer was answered with, unchanged. */
        SealedOffer: string;
        SearchAnswer: {
            carat_ranges?: components["schemas"]["CaratRangeCount"][];
            facets?: components["schemas"]["Facets"];
            loosen?: components["schemas"]["Loosen"] | null;
            numbers?: components["schemas"]["PastedNumber"][];
            pagination: components["schemas"]["Pagination"];
            stockList: components["schemas"]["Stone"][];
            totals?: components["schemas"]["StoneTotals"];
            understood?: components["schemas"]["Understood"];
        };
        SearchChoice: {
            code: string;
            name: string;
        };
        Searcher: {
            company_name: string | null;
            id: number;
            name: string;
            role_id: components["schemas"]["RoleId"];
        };
        SearchHour: {
            hour: number;
            /** @description Those among them that found no stone. */
            not_found: number;
            searches: number;
        };
        SearchHours: {
            /** @description All 24. */
            hours: components["schemas"]["SearchHour"][];
            not_found: number;
            options: {
                CLARITY: components["schemas"]["SearchChoice"][];
                COLOR: components["schemas"]["SearchChoice"][];
                companies: {
                    business_id: number;
                    company_name: string;
                }[];
                SHAPE: components["schemas"]["SearchChoice"][];
            };
            period: components["schemas"]["DaySpan"];
            total: number;
            up_to: components["schemas"]["UpTo"];
        };
        SearchHoursFilter: {
            business_id?: number;
            clarity?: components["schemas"]["CodeList"];
            color?: components["schemas"]["CodeList"];
            diamond_type?: components["schemas"]["DiamondType"];
            /** Format: date */
            endDate?: string;
            shape?: components["schemas"]["CodeList"];
            /** Format: date */
            startDate?: string;
        };
        /**
         * @description 1 normal, 2 match pair.
         * @enum {integer}
         */
        SearchMode: 1 | 2;
        SearchName: string;
        SearchStart: {
            /** @enum {string|null} */
            diamond_type: "white" | "fancy" | null;
            /** @description Whether it is the caller's own choice; if not, it is the default of the house. */
            is_own: boolean;
            /** @enum {integer|null} */
            stone_origin: 1 | 2 | null;
        };
        SecondFactor: {
            /** @description Whether codes of an authenticator are asked for. */
            has_app: boolean;
            /** @description Whether the house demands it of this role. */
            is_demanded: boolean;
            /** @description Guests and FTP clients cannot have one. */
            is_offered: boolean;
            /** @description An authenticator, a passkey, or both. */
            is_on: boolean;
            /** @description The sign-in service that the account is bound to, and since when. */
            issuer: {
                name: string;
                /** Format: date-time */
                since: string;
            } | null;
            recovery_codes_left: number;
            /** Format: date-time */
            since: string | null;
        };
        /** @description Six digits of the authenticator, or a recovery code. Spaces, hyphens and upper or lower case make no difference. */
        SecondFactorCode: string;
        SecondFactorOffer: {
            /** @description The same as an `otpauth` address, to be shown as a QR code. */
            address: string;
            /** Format: date-time */
            expires_at: string;
            offer: components["schemas"]["SealedOffer"];
            /** @description The secret in Base32, to be typed where no camera is. */
            secret: string;
        };
        /** @description The id of the default that the sender saw, or null for none. If another one is the default by now, `is_default` is refused (409 `defaultChanged`), and whoever chose it is named. */
        SeenDefault: number | null;
        SeenLine: {
            id: number;
            /** @description The version of the line as it was read. */
            version: number;
        };
        SeenLoad: {
            version: number;
        };
        /** @description All ids of the list in the order that the sender saw. In another order the list has changed meanwhile (409 `sequenceChanged`), and whoever changed it is named. */
        SeenOrder: number[];
        /** @description The price per carat at which the sender saw the stone. If its line would begin at another, the whole call is 409 `priceMoved`, with the present price of each such stone, and nothing is written. A stone with a `price_per_ct` of its own needs none. */
        SeenPrice: number;
        SeenStone: {
            seen_ppc?: components["schemas"]["SeenPrice"];
            stock_no: string;
        };
        SelectedStones: {
            missing: {
                /** @description The stock numbers of the stones that have the report number. */
                choices?: string[];
                /** @enum {string} */
                code: "notFound" | "numberShared";
                reason: string;
                stock_no: string;
            }[];
            stockList: components["schemas"]["Stone"][];
            totals: components["schemas"]["StoneTotals"];
        };
        SenderFault: {
            /** @enum {string} */
            fault: "unanswered" | "spfMissing" | "spfTwice" | "spfNobody" | "dkimMissing" | "dkimOther" | "dmarcMissing" | "dmarcApart";
            /** @description The name in the DNS that it is about. */
            name: string;
        };
        SenderLook: {
            /**
             * Format: date-time
             * @description When the DNS was last asked about the mail as it is set now.
             */
            at: string | null;
            /** @description The domain of the address that readers see; null without a mail server. */
            domain: string | null;
            faults: components["schemas"]["SenderFault"][];
        };
        /**
         * @description `kept` stays in the outbox, as the house has no mail server.
         * @enum {string}
         */
        SendState: "waiting" | "queued" | "sent" | "kept" | "failed" | "cancelled" | "leftOut";
        Session: {
            address: string;
            /** Format: date-time */
            created_at: string;
            device: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            is_current: boolean;
            /** Format: date-time */
            last_seen_at: string;
        };
        /**
         * @description `round` for rounds, `pear` for every other shape.
         * @enum {string}
         */
        ShapeGroup: "round" | "pear";
        ShapeSums: {
            carats: number;
            pieces: number;
            sell_amt: number;
            total_amt?: number;
            value: string;
        };
        ShapeWise: {
            fancyInventory: components["schemas"]["StockSums"];
            shapes: components["schemas"]["ShapeSums"][];
            totalInventory: components["schemas"]["StockSums"];
            whiteInventory: components["schemas"]["StockSums"];
        };
        SharedStone: {
            black_inclusion: string | null;
            carat: number;
            certificate: string | null;
            clarity: string | null;
            color: string | null;
            crown_angle: number | null;
            crown_height: number | null;
            culet: string | null;
            cut: string | null;
            depth_pct: number | null;
            diamond_type: components["schemas"]["DiamondType"];
            eye_clean: string | null;
            fancy_color: string | null;
            fluorescence: string | null;
            fluorescence_color: string | null;
            girdle_pct: number | null;
            girdle_thick: string | null;
            girdle_thin: string | null;
            growth_type: string | null;
            has_hearts_arrows: boolean;
            height: number | null;
            image: string | null;
            intensity: string | null;
            /** @description Whether it is still available: to anybody, or because its sender, or the client for whom it was shared, has it on hold, asked for or on memo. */
            is_available: boolean;
            key_to_symbols: string | null;
            lab: string | null;
            laser_inscription: string | null;
            length: number | null;
            markup_disc: components["schemas"]["MaybeMoney"];
            markup_ppc: components["schemas"]["MaybeMoney"];
            milky: string | null;
            open_inclusion: string | null;
            overtone: string | null;
            pavilion_angle: number | null;
            pavilion_depth: number | null;
            polish: string | null;
            ratio: number | null;
            report_no: string | null;
            sell_amt: components["schemas"]["MaybeMoney"];
            shade: string | null;
            shape: string;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
            symmetry: string | null;
            table_pct: number | null;
            treatment: string | null;
            video: string | null;
            white_inclusion: string | null;
            width: number | null;
        };
        SharedStones: {
            /** Format: date-time */
            expires_at: string;
            /** @description The name of the house that shares them, or of the business that offers them on. */
            house: string;
            /** Format: date-time */
            shared_at: string;
            stones: components["schemas"]["SharedStone"][];
        };
        ShareLink: {
            /** @description The client at whose prices the stones are shown, if not the caller's own. */
            client: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            is_good: boolean;
            /** @description How often it was opened. */
            opened: number;
            /**
             * Format: date-time
             * @description When it was first opened.
             */
            opened_at: string | null;
            /** @description The percent on top of these prices; null for a link without prices. */
            resale_pct: number | null;
            /** @description Stock numbers. */
            stones: string[];
        };
        ShareLinkMade: {
            /** Format: date-time */
            expires_at: string;
            id: number;
            /** @description The name that its readers see. */
            shared_by: string;
            /** @description The stones as text, in the form of spec §9. */
            text: string;
            url: string;
        };
        ShareLinks: {
            data: components["schemas"]["ShareLink"][];
            pagination: components["schemas"]["Pagination"];
        };
        SignedInUser: {
            business_associate_details: components["schemas"]["AssociateDetails"];
            business_associate_id: number | null;
            /** @description Code of the associate's SALES_PERSON_TYPE. */
            business_associate_type: string | null;
            business_details: components["schemas"]["BusinessDetails"];
            business_id: number | null;
            city_id: number | null;
            /** @description Only for guests, who have no business: their own word for it. */
            company_name?: string;
            country_id: number | null;
            /** @description Its name. */
            designation: string | null;
            designation_id: number | null;
            email: string;
            /** @description Only for guests: the most stones in one file that they can order. */
            file_stones_most?: number;
            first_name: string;
            /** @description Only for guests. */
            guest_name?: string;
            /** @description The name of the house. */
            house_name: string;
            id: number;
            /** @description The session's public id, or `key:` and the id of the API key that asks. */
            key: string;
            last_name: string;
            mobile: string | null;
            mobile_country_id: number | null;
            permissions: components["schemas"]["PermissionCategory"][];
            picture: components["schemas"]["Picture"];
            role_id: components["schemas"]["RoleId"];
            role_name: string;
            state_id: number | null;
            /** @description Only in the answer of a sign-in or sign-up. */
            token?: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
            viewing?: components["schemas"]["Viewing"];
        };
        /** @description E-mail and password; with `is_guest` the five fields of a guest in place of a password. What is missing is named. */
        SignIn: {
            company_name?: components["schemas"]["CompanyName"];
            contact_person?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            mobile?: components["schemas"]["Mobile"];
            mobile_country_id?: components["schemas"]["PlaceId"];
            password?: string;
        };
        SignInTicket: string;
        SignUp: {
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            mobile: components["schemas"]["Mobile"];
            mobile_country_id: components["schemas"]["PlaceId"];
            password: components["schemas"]["NewPassword"];
            user_name: components["schemas"]["UserName"];
            verification: components["schemas"]["VerificationToken"];
        };
        SimilarPrices: {
            count: number;
            /** @description Null if there is none. */
            lowest: number | null;
            /** @description Null if there are fewer than five with a price. */
            median: number | null;
        };
        /**
         * Format: date-time
         * @description The moment since which stones arrived, to the second; those of that second are among them.
         */
        Since: string;
        SoldStone: {
            id: number;
            price_per_ct: components["schemas"]["DealPrice"];
            /** @description The version of the line as it was read. If it is given, a line that has changed since is 409 `staleVersion`. */
            version?: number;
        };
        Staff: {
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            /** @description Whether sign-in asks for a code as well. */
            has_second_factor: boolean;
            id: number;
            is_active: boolean;
            /** @description Whether the sign-in service opens the account. */
            is_bound: boolean;
            /** @description Whether any place is locked out of this account for a quarter of an hour, after too many failed sign-ins. */
            is_locked: boolean;
            last_name: string;
            /**
             * Format: date-time
             * @description When they were last here; null if they never were.
             */
            last_seen_at: string | null;
            mobile: string | null;
            mobile_country_id: number | null;
            /** Format: date-time */
            updated_at: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
        };
        StaffChange: {
            email?: components["schemas"]["Email"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"] | null;
            mobile_country_id?: number | null;
            user_name?: components["schemas"]["UserName"];
            version: components["schemas"]["Version"];
        };
        StateFigures: {
            /** @description The median stay, accurate to one part in twenty. */
            median_ms: number | null;
            /** @description How many items stand in it now. */
            now: number;
            p90_ms: number | null;
            state: string;
            /** @description How many left it in the period. */
            stays: number;
            /** @description How many of them have no history, since they have not moved since they were made: the list of items leaves them out. */
            unmoved: number;
        };
        StepClient: {
            id: number;
            name: string;
            role_id: number;
        };
        StepLoad: {
            id: number;
            kind: components["schemas"]["LoadRowKind"];
            row_id: number;
            /** @description The number of the stone in this load. */
            stock_no: string;
        };
        StepPaper: {
            id: number;
            /** @enum {string} */
            kind: "order" | "memo" | "invoice" | "credit";
            number: string;
        };
        StepPerson: {
            id: number;
            name: string;
        };
        StockAge: {
            amount: number;
            carats: number;
            /**
             * Format: date
             * @description The first day on which these began.
             */
            from: string | null;
            /** @description Days, both ends included. */
            from_days: number;
            pieces: number;
            /** Format: date */
            to: string | null;
            /** @description Null for all that is older. */
            to_days: number | null;
        };
        StockAmounts: {
            carats: number;
            pieces: number;
            /** @description At the viewer's prices. */
            sell_amt: number;
            /** @description At cost. Present only for those who may see cost. */
            total_amt?: number;
        };
        StockDays: {
            days: components["schemas"]["DayOfStock"][];
            period: components["schemas"]["DaySpan"];
        };
        StockDetails: {
            carat_range: components["schemas"]["StockGroup"];
            clarity: components["schemas"]["StockGroup"];
            color: components["schemas"]["StockGroup"];
            fancy_color: components["schemas"]["StockGroup"];
            lab: components["schemas"]["StockGroup"];
            location: components["schemas"]["StockGroup"];
            shape: components["schemas"]["StockGroup"];
            stone_origin: components["schemas"]["StockGroup"];
        };
        StockField: {
            field: string;
            /** @description The head that the house's own files have. */
            head: string;
            /** @enum {string} */
            kind: "text" | "code" | "number" | "money" | "percent" | "date" | "link" | "status";
            label: string;
        };
        StockGroup: {
            carats: number;
            pieces: number;
            sell_amt: number;
            total_amt?: number;
            value: string;
        }[];
        StockList: {
            client: {
                company_name: string | null;
                id: number;
                name: string;
            } | null;
            /** @description Whoever has it may fetch the file of a list with a link. */
            code: string;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["DiamondType"];
            /** Format: date-time */
            fetched_at: string | null;
            fetches: number;
            /** @description The file of the latest run; null where it is made when it is fetched. */
            file: {
                bytes: number;
                /** Format: date-time */
                made_at: string;
                stones: number;
            } | null;
            /** @description The address of its file, without the house's own address before it. */
            file_url: string;
            format: components["schemas"]["StockListFormat"];
            id: number;
            is_active: boolean;
            is_running: boolean;
            last_run: components["schemas"]["StockListRun"] | null;
            layout: components["schemas"]["StockListLayout"];
            markup_percent: number | null;
            name: string;
            /** Format: date-time */
            next_run: string | null;
            /**
             * Format: date-time
             * @description Since when its schedule is paused, as three runs in a row could not be left on the server.
             */
            paused_at: string | null;
            place: components["schemas"]["StockListPlace"];
            remote_place: components["schemas"]["RemotePlace"] | null;
            schedule: string | null;
            schedule_words: string | null;
            search: components["schemas"]["StoneSearch"];
            /**
             * @description Why it is not published now: it is off, its client is closed, may not search any more, or does not fit its place.
             * @enum {string|null}
             */
            stopped_by: "off" | "clientOff" | "clientRights" | "clientKind" | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        StockListChange: {
            client_id?: components["schemas"]["StockListClient"];
            diamond_type?: components["schemas"]["DiamondType"];
            format?: components["schemas"]["StockListFormat"];
            id: number;
            layout?: components["schemas"]["StockListLayout"];
            markup_percent?: components["schemas"]["StockListMarkup"];
            name?: components["schemas"]["StockListName"];
            place?: components["schemas"]["StockListPlace"];
            remote_place?: components["schemas"]["StockListRemotePlace"];
            schedule?: components["schemas"]["StockListSchedule"];
            search?: components["schemas"]["StoneSearch"];
            version: components["schemas"]["Version"];
        };
        /** @description Whose stones and, without a markup, whose prices. */
        StockListClient: number | null;
        StockListColumn: {
            field: string;
            /** @description Never begins with =, +, - or @, which a spreadsheet takes for a formula. */
            head: string;
        };
        StockListContent: {
            client_id?: components["schemas"]["StockListClient"];
            diamond_type: components["schemas"]["DiamondType"];
            layout: components["schemas"]["StockListLayout"];
            markup_percent?: components["schemas"]["StockListMarkup"];
            search?: components["schemas"]["StoneSearch"];
        };
        /** @enum {string} */
        StockListFormat: "csv" | "xlsx" | "json";
        StockListLayout: components["schemas"]["StockListColumn"][];
        /** @description Percent over cost, the same for every stone. */
        StockListMarkup: number | null;
        StockListName: string;
        /**
         * @description Fetched by anybody with its link, with the API key of its client, or in the FTP folder of its client; or left on somebody else's server.
         * @enum {string}
         */
        StockListPlace: "link" | "api" | "ftp" | "remote";
        StockListPreview: {
            heads: string[];
            rows: (string | number | null)[][];
            stones: number;
        };
        /** @description The folder on somebody else's server; needed for the place `remote`. With any other place it is forgotten. */
        StockListRemotePlace: components["schemas"]["RemotePlaceChange"] | null;
        StockListRun: {
            /** Format: date-time */
            asked_at: string;
            /** @description Who asked for it; null for the schedule. */
            by: string | null;
            bytes: number | null;
            /** Format: date-time */
            ended_at: string | null;
            id: number;
            is_scheduled: boolean;
            /**
             * @description Null while it is under way. `sent` and `unsent` are those of a list that is left on somebody else's server.
             * @enum {string|null}
             */
            outcome: "made" | "sent" | "unsent" | "stopped" | "failed" | null;
            reason: string | null;
            /** @description Where the file was left. */
            sent_to: string | null;
            /** Format: date-time */
            started_at: string | null;
            stones: number | null;
            /** @description How often the server was tried in vain. */
            tries: number;
        };
        /** @description Five parts; null makes the file whenever it is fetched. */
        StockListSchedule: string | null;
        /** @description A stock number, or a report number that only one stone has. Between prefix and figures may stand a dash, a blank, an underscore or a dot, and before a report number its laboratory (`GIA1794710872`); the stone that has exactly this number comes first. If several stones may be meant, none is chosen (409 `numberShared`). */
        StockNo: string;
        StockNumbers: components["schemas"]["StockNo"][];
        StockNumbersOfSet: components["schemas"]["StockNo"][];
        StockSummary: {
            fancyInventory: components["schemas"]["StockAmounts"];
            totalInventory: components["schemas"]["StockAmounts"];
            whiteInventory: components["schemas"]["StockAmounts"];
        };
        StockSums: {
            carats: number;
            pieces: number;
            /** @description At the viewer's prices. */
            sell_amt: number;
            /** @description At cost. Present only for those who may see cost. */
            total_amt?: number;
        };
        StockTaken: {
            batch: {
                id: string;
                is_finished: boolean;
                /** @description How many parts are here. */
                parts: number;
                /** @description How many rows they have together. */
                rows: number;
            } | null;
            /** @description Whether the provider's stones are shown; false while the house has switched it off. */
            is_shown: boolean;
            /** @description Whether the list is the one that was taken last: it is fresh again, and there is no new load. */
            is_unchanged: boolean;
            /** @description The load that takes the rows; null as long as parts of the list are missing. */
            load_id: number | null;
            /** @description What the house has to answer about the columns before the rows can be read. */
            questions: number;
            /** @description Rows of this call that can be taken. */
            read: number;
            refused: number;
            rows: {
                findings: components["schemas"]["Finding"][];
                org_stock_no: string | null;
                /**
                 * @description refused: whatever the house answers. asks: the house first answers how the columns are read. left_out: no stone, a total perhaps.
                 * @enum {string}
                 */
                outcome: "read" | "refused" | "asks" | "left_out";
                /** @description Its place in this call, from 1. */
                row: number;
            }[];
        };
        /** @description The viewer's prices are `markup_disc`, `markup_ppc` and `sell_amt`. Cost and provider are present only for those who may see cost. */
        Stone: {
            /** Format: date-time */
            arrived_at: string;
            black_inclusion: string | null;
            carat: number;
            certificate: string | null;
            clarity: string | null;
            color: string | null;
            comment: string | null;
            crown_angle: number | null;
            crown_height: number | null;
            culet: string | null;
            cut: string | null;
            depth_pct: number | null;
            diamond_type: components["schemas"]["DiamondType"];
            disc?: components["schemas"]["MaybeMoney"];
            eye_clean: string | null;
            fancy_color: string | null;
            fluorescence: string | null;
            fluorescence_color: string | null;
            girdle_pct: number | null;
            girdle_thick: string | null;
            girdle_thin: string | null;
            growth_type: string | null;
            has_hearts_arrows: boolean;
            height: number | null;
            id: number;
            image: string | null;
            intensity: string | null;
            key_to_symbols: string | null;
            lab: string | null;
            laser_inscription: string | null;
            length: number | null;
            location: string | null;
            markup_disc: components["schemas"]["MaybeMoney"];
            markup_ppc: components["schemas"]["Money"];
            /** @description The provider's own addresses of the media. Absent for those who may not see cost. */
            media_source?: {
                certificate: string | null;
                image: string | null;
                video: string | null;
            };
            milky: string | null;
            open_inclusion: string | null;
            /** @description The provider's number for the stone. Absent for those who may not see cost. */
            org_stock_no?: string;
            overtone: string | null;
            pavilion_angle: number | null;
            pavilion_depth: number | null;
            polish: string | null;
            price_per_ct?: components["schemas"]["Money"];
            provider?: {
                id: number;
                name: string;
            };
            rap: components["schemas"]["MaybeMoney"];
            ratio: number | null;
            report_no: string | null;
            sell_amt: components["schemas"]["Money"];
            shade: string | null;
            shape: string;
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 8;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
            symmetry: string | null;
            table_pct: number | null;
            total_amt?: components["schemas"]["Money"];
            treatment: string | null;
            version: components["schemas"]["Version"];
            video: string | null;
            white_inclusion: string | null;
            width: number | null;
        };
        StoneAttributeEntries: components["schemas"]["StoneAttributeEntry"][];
        StoneAttributeEntry: {
            code: string;
            id: number;
            is_default: boolean;
            is_display: boolean;
            /** @description Other spellings, separated by commas. */
            keyword: string | null;
            name: string;
            sequence: number;
        };
        StoneAttributes: {
            black_inclusion: components["schemas"]["StoneAttributeEntries"];
            clarity: components["schemas"]["StoneAttributeEntries"];
            color: components["schemas"]["StoneAttributeEntries"];
            culet: components["schemas"]["StoneAttributeEntries"];
            cut: components["schemas"]["StoneAttributeEntries"];
            eye_clean: components["schemas"]["StoneAttributeEntries"];
            fancy: components["schemas"]["StoneAttributeEntries"];
            fluorescence: components["schemas"]["StoneAttributeEntries"];
            fluorescence_color: components["schemas"]["StoneAttributeEntries"];
            girdle_thick: components["schemas"]["StoneAttributeEntries"];
            girdle_thin: components["schemas"]["StoneAttributeEntries"];
            growth_type: components["schemas"]["StoneAttributeEntries"];
            intensity: components["schemas"]["StoneAttributeEntries"];
            lab: components["schemas"]["StoneAttributeEntries"];
            location: components["schemas"]["StoneAttributeEntries"];
            milky: components["schemas"]["StoneAttributeEntries"];
            open_inclusion: components["schemas"]["StoneAttributeEntries"];
            overtone: components["schemas"]["StoneAttributeEntries"];
            polish: components["schemas"]["StoneAttributeEntries"];
            shade: components["schemas"]["StoneAttributeEntries"];
            shape: components["schemas"]["StoneAttributeEntries"];
            symmetry: components["schemas"]["StoneAttributeEntries"];
            treatment: components["schemas"]["StoneAttributeEntries"];
            white_inclusion: components["schemas"]["StoneAttributeEntries"];
        };
        /** @enum {string} */
        StoneColumnId: "stock_no" | "stone_origin" | "image" | "video" | "certificate" | "shape" | "carat" | "color" | "fancy_color" | "intensity" | "overtone" | "clarity" | "cut" | "polish" | "symmetry" | "fluorescence" | "fluorescence_color" | "lab" | "markup_disc" | "markup_ppc" | "sell_amt" | "status" | "rap" | "disc" | "price_per_ct" | "total_amt" | "report_no" | "measurements" | "length" | "width" | "height" | "ratio" | "depth_pct" | "table_pct" | "crown_angle" | "crown_height" | "pavilion_angle" | "pavilion_depth" | "girdle_thin" | "girdle_thick" | "girdle_pct" | "culet" | "shade" | "milky" | "eye_clean" | "black_inclusion" | "white_inclusion" | "open_inclusion" | "has_hearts_arrows" | "growth_type" | "treatment" | "location" | "provider" | "arrived_at" | "org_stock_no" | "laser_inscription" | "key_to_symbols" | "comment";
        StoneDownload: {
            columns?: components["schemas"]["StoneColumnId"][];
            /** @enum {string} */
            format: "xlsx" | "csv" | "pdf";
            search?: components["schemas"]["StoneSearch"];
            stock_numbers?: components["schemas"]["StockNumbers"];
            /** @description The client whom the file is for. */
            user_id?: number;
        };
        StoneField: {
            id: string;
            is_shown: boolean;
            label: string;
            width: number | null;
        };
        StoneFieldPlace: {
            id: string;
            is_shown: boolean;
            width: number | null;
        };
        StoneFieldPlaceToKeep: {
            id: string;
            is_shown: boolean;
            width?: number | null;
        };
        StoneFields: {
            columns: components["schemas"]["StoneField"][];
            /** @description The arrangements that the caller kept, by name. */
            sets: components["schemas"]["StoneFieldSet"][];
            view: components["schemas"]["StoneView"];
        };
        StoneFieldSet: {
            columns: components["schemas"]["StoneFieldPlace"][];
            name: string;
        };
        StoneFieldSetName: string;
        StoneFieldSetToKeep: {
            columns: components["schemas"]["StoneFieldPlaceToKeep"][];
            name: components["schemas"]["StoneFieldSetName"];
        };
        StoneHistory: {
            history: components["schemas"]["StoneStep"][];
            now?: components["schemas"]["StoneNow"];
            stone: components["schemas"]["Stone"];
            supply?: components["schemas"]["StoneSupply"];
        };
        /** @description A stone on somebody's list. The prices, both of the line and of its stone, are those of the moment when the line was made. `disc`, `price_per_ct` and `total_amt` are the cost, and are present only for those who may see cost. `agreed_ppc` is the requested, offered or agreed price per carat if it differs from the quoted price, `sold_ppc` the price at which the stone was sold. `memo` of an approved request is the memo that fulfilled it. */
        StoneLine: {
            agreed_ppc: components["schemas"]["MaybeMoney"];
            business: {
                company_name: string;
                id: number;
                /** @description False for a business that is switched off: its people cannot act. */
                is_active: boolean;
                /** @enum {integer} */
                status: 9 | 10 | 11;
            } | null;
            /** Format: date-time */
            created_at: string;
            disc?: components["schemas"]["MaybeMoney"];
            /** Format: date */
            due_date?: string | null;
            ended_by?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
            extensions?: number;
            id: number;
            invoice?: components["schemas"]["PaperRef"] | null;
            invoice_line?: components["schemas"]["InvoiceLineRef"];
            is_overdue?: boolean;
            /** @enum {string} */
            list: "cart" | "watchlist" | "notes" | "enquiry" | "hold" | "confirm" | "memo" | "external";
            made_by: components["schemas"]["LinePerson"];
            markup_disc: components["schemas"]["MaybeMoney"];
            markup_ppc: number;
            memo?: components["schemas"]["PaperRef"] | null;
            order?: components["schemas"]["PaperRef"] | null;
            price_per_ct?: number;
            rap: components["schemas"]["MaybeMoney"];
            reason: string | null;
            remark: string | null;
            /** Format: date-time */
            reversible_until?: string | null;
            sell_amt: number;
            sold_ppc?: components["schemas"]["MaybeMoney"];
            /** @description The state of its machine. */
            state: string;
            /** @description The code of its list (spec §4). */
            status: number;
            stone: components["schemas"]["Stone"];
            text: string | null;
            total_amt?: number;
            /** Format: date-time */
            updated_at: string;
            user: components["schemas"]["LinePerson"];
            version: number;
            /**
             * Format: date-time
             * @description For an enquiry: since when it has awaited the house (`open`, `bid.made`, `offered.asked`) or the client (`answered`, `bid.answered`, `offered.made`).
             */
            waits_since?: string | null;
            /** @description What the client of a memo waits for, with their words in `text`; null once the house has answered. */
            wish?: {
                /** Format: date-time */
                since: string;
                /**
                 * Format: date
                 * @description The last day that is asked for.
                 */
                until: string | null;
                /** @enum {string} */
                wants: "keep" | "giveBack" | "days";
            } | null;
        };
        /** @description A day, a client, both, or a paper. Lines without such a paper form a group with the key `none` and no label. */
        StoneLineGroup: {
            key: string;
            label: string | null;
            lines: components["schemas"]["StoneLine"][];
            totals: components["schemas"]["StoneTotals"];
        };
        /** @description Pages count groups. A page holds at most 5,000 lines; the totals of a group cover all its lines. */
        StoneLineGroups: {
            data: components["schemas"]["StoneLineGroup"][];
            pagination: components["schemas"]["Pagination"];
            tabs: components["schemas"]["TabCounts"];
            totals: components["schemas"]["StoneTotals"];
        };
        StoneLineList: {
            data: components["schemas"]["StoneLine"][];
        };
        /** @description `totals` cover everything that matches, at the price of each line: the price at which it was sold, else the agreed price, else the quoted price. */
        StoneLinePage: {
            data: components["schemas"]["StoneLine"][];
            pagination: components["schemas"]["Pagination"];
            tabs: components["schemas"]["TabCounts"];
            totals: components["schemas"]["StoneTotals"];
        };
        StoneLinesOrLink: components["schemas"]["StoneLinePage"] | components["schemas"]["StoneLineGroups"] | string;
        StoneListing: {
            /** @description For a stone that is committed to a client, whether it is offered again once it is free. */
            is_listed: boolean;
            status: number;
            stock_no: components["schemas"]["StockNo"];
        };
        /** @description Where a stone is that is not free. Staff read the client and the paper of lines that they may read. A client reads only of their own (`is_own`), and of others that it is held (with the end), requested, on memo or sold. */
        StoneNow: {
            client: string | null;
            /** @enum {string} */
            is: "held" | "requested" | "approved" | "onMemo" | "sold" | "offMarket";
            /** @description True if the caller has it. */
            is_own: boolean;
            /** @description The number of the order, memo or invoice. */
            paper: string | null;
            /** Format: date-time */
            sold_at: string | null;
            /**
             * Format: date-time
             * @description When a hold ends by itself.
             */
            until: string | null;
        };
        /**
         * @description 1 lab grown, 2 natural.
         * @enum {integer}
         */
        StoneOrigin: 1 | 2;
        StonePair: {
            /** @description The kept pair if the house keeps these two together. */
            kept_id: number | null;
            /** @description The position among all pairs, from 1. */
            pair_no: number;
            reasons: components["schemas"]["PairReason"][];
            /** @description 100 for identical stones, near 0 if every difference is as great as the tolerances allow. */
            score: number;
            /** @description The two stones. */
            stones: components["schemas"]["Stone"][];
            /** @description Stock numbers of those of the two that the house keeps in another pair. */
            taken: string[];
            totals: components["schemas"]["StoneTotals"];
        };
        /** @description A filter for stones, the same for searches, saved and recent searches, demands and exports. A pasted list has at most 500 numbers. */
        StoneSearch: {
            attributes?: {
                black_inclusion?: components["schemas"]["AttributeFilter"];
                clarity?: components["schemas"]["AttributeFilter"];
                color?: components["schemas"]["AttributeFilter"];
                cut?: components["schemas"]["AttributeFilter"];
                eye_clean?: components["schemas"]["AttributeFilter"];
                fancy_color?: components["schemas"]["AttributeFilter"];
                fluorescence?: components["schemas"]["AttributeFilter"];
                fluorescence_color?: components["schemas"]["AttributeFilter"];
                growth_type?: components["schemas"]["AttributeFilter"];
                has_certificate?: components["schemas"]["AttributeFilter"];
                has_hearts_arrows?: components["schemas"]["AttributeFilter"];
                has_image?: components["schemas"]["AttributeFilter"];
                has_video?: components["schemas"]["AttributeFilter"];
                intensity?: components["schemas"]["AttributeFilter"];
                lab?: components["schemas"]["AttributeFilter"];
                location?: components["schemas"]["AttributeFilter"];
                milky?: components["schemas"]["AttributeFilter"];
                overtone?: components["schemas"]["AttributeFilter"];
                polish?: components["schemas"]["AttributeFilter"];
                provider?: components["schemas"]["AttributeFilter"];
                shade?: components["schemas"]["AttributeFilter"];
                shape?: components["schemas"]["AttributeFilter"];
                status?: components["schemas"]["AttributeFilter"];
                stone_origin?: components["schemas"]["AttributeFilter"];
                symmetry?: components["schemas"]["AttributeFilter"];
                treatment?: components["schemas"]["AttributeFilter"];
            };
            availability?: components["schemas"]["AvailabilityCode"];
            begins?: string;
            diamond_type?: components["schemas"]["DiamondType"];
            /** Format: date */
            endDate?: string;
            /** @description Stock and report numbers, in the spellings of `StockNo`. Of several stones that may be meant all are found. */
            numbers?: string[];
            ranges?: {
                carat?: components["schemas"]["NumberRange"];
                crown_angle?: components["schemas"]["NumberRange"];
                crown_height?: components["schemas"]["NumberRange"];
                depth_pct?: components["schemas"]["NumberRange"];
                disc?: components["schemas"]["NumberRange"];
                height?: components["schemas"]["NumberRange"];
                length?: components["schemas"]["NumberRange"];
                markup_disc?: components["schemas"]["NumberRange"];
                markup_ppc?: components["schemas"]["NumberRange"];
                pavilion_angle?: components["schemas"]["NumberRange"];
                pavilion_depth?: components["schemas"]["NumberRange"];
                price_per_ct?: components["schemas"]["NumberRange"];
                rap?: components["schemas"]["NumberRange"];
                ratio?: components["schemas"]["NumberRange"];
                sell_amt?: components["schemas"]["NumberRange"];
                table_pct?: components["schemas"]["NumberRange"];
                width?: components["schemas"]["NumberRange"];
            };
            since?: components["schemas"]["Since"];
            /** @description Columns separated by commas, with `-` for descending: `-carat,stock_no`. At most four. */
            sort?: string;
            /** Format: date */
            startDate?: string;
        };
        StoneSelection: {
            stock_numbers?: components["schemas"]["StockNumbers"];
            user_id?: number;
        };
        StoneStanding: {
            client: components["schemas"]["StepClient"] | null;
            /** Format: date */
            due_date: string | null;
            is_anothers: boolean;
            is_overdue: boolean;
            line_id: number | null;
            /** @enum {string} */
            list: "hold" | "confirm" | "memo";
            paper: components["schemas"]["StepPaper"] | null;
            /** Format: date-time */
            since: string;
            state: string;
            /**
             * Format: date-time
             * @description When a hold ends by itself.
             */
            until: string | null;
        };
        /** @description One thing that happened to a stone. `event` is `arrived`, `listed` (a new list changed its price), `shared`, `featured`, what a load did to it (`load.new`, `load.price` and so on), or the id of a transition. `by` is null if nobody did it, or if the caller may not know. `client` is the client concerned, by company or else by person; if the caller may not know, `is_anothers` is true. */
        StoneStep: {
            /** Format: date-time */
            at: string;
            by: string | null;
            client: components["schemas"]["StepClient"] | null;
            /** @description The price per carat that was requested, agreed or paid. */
            deal_ppc: number | null;
            event: string;
            id: string;
            is_anothers: boolean;
            /** @description True if it was somebody of the house whose name and role the caller does not read. */
            is_house?: boolean;
            /** @description True if it was the caller. */
            is_own: boolean;
            /** @enum {string} */
            kind: "stock" | "price" | "interest" | "deal";
            line_id: number | null;
            /** @description The version of the line since this step; only on its last step. */
            line_version: number | null;
            /** @enum {string|null} */
            list: "cart" | "watchlist" | "notes" | "enquiry" | "hold" | "confirm" | "memo" | "external" | null;
            /** @description The row of a load that did it. */
            load: components["schemas"]["StepLoad"] | null;
            /** @description Why the house ended it. */
            note: string | null;
            paper: components["schemas"]["StepPaper"] | null;
            /** @description The list price from then on. */
            rap: number | null;
            rap_before: number | null;
            /** @description Their role. Null if the portal did it by itself. */
            role_id: number | null;
            /** @description How often a link was opened. */
            times: number | null;
            /** Format: date-time */
            until: string | null;
        };
        /** @description How its provider stands to the stone. Only the house's people receive it. */
        StoneSupply: {
            /** @description Where else a stone with the same laboratory and report number is listed, the cheapest first. */
            also_listed: components["schemas"]["OtherListing"][];
            /** @description Its links that led nowhere when they were last looked at. */
            dead_links: {
                /** Format: date-time */
                checked_at: string;
                /** @enum {string} */
                field: "image" | "video" | "certificate";
                sentence: string;
            }[];
            /** @description The hours after a delivery for which the stock counts as fresh. */
            fresh_hours: number;
            /**
             * Format: date-time
             * @description Since when it is off the market because its provider did not deliver.
             */
            lapsed_at: string | null;
            /** @description Whether another of these is offered in its place (trade rule `same_report`). */
            stands_back: boolean;
            /**
             * Format: date-time
             * @description When its provider last delivered.
             */
            stocked_at: string | null;
        };
        /** @description Demands that reported the stone, links that were shared to it, and the collections that contain it. */
        StoneTold: {
            collections: string[];
            demands: number;
            links: number;
        };
        /** @description Pieces, carats, and averages weighted by carat, at the caller's prices. The list average covers only stones with a list price. */
        StoneTotals: {
            carat: number;
            disc_avg: components["schemas"]["MaybeMoney"];
            pieces: number;
            price_per_ct: components["schemas"]["MaybeMoney"];
            rap_avg: components["schemas"]["MaybeMoney"];
            total_amt: number;
        };
        /**
         * @description A table of stones, or of lines of stones.
         * @enum {string}
         */
        StoneView: "search" | "matchpair" | "arrival" | "collection" | "special" | "cart" | "watchlist" | "notes" | "enquiry" | "hold" | "confirm" | "memo" | "external" | "invoice";
        StoppedAddress: {
            address: string;
            /** Format: date-time */
            created_at: string;
            id: number;
            /**
             * @description A mail server refused the address, or its owner complained.
             * @enum {string}
             */
            reason: "bounce" | "complaint";
            /** @description What the mail server said. */
            said: string;
        };
        SubCaratRange: {
            carat_range_id: number;
            from_carat: number;
            id: number;
            to_carat: number;
            version: components["schemas"]["Version"];
        };
        SubMaster: {
            code: string;
            /** Format: date-time */
            created_at: string;
            description: string | null;
            id: number;
            image: components["schemas"]["Picture"];
            is_active: boolean;
            is_default: boolean;
            is_display: boolean;
            /** @description Other spellings, separated by commas. */
            keyword: string | null;
            master_code: string;
            master_id: number;
            name: string;
            sequence: number;
            /** @description The number of stones that have it; only where it was asked for. */
            stones?: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        SubMasterChange: {
            code?: components["schemas"]["SubMasterCode"];
            description?: string | null;
            /** @description Must be the present value; another call switches it. */
            is_active?: boolean;
            is_default?: boolean;
            is_display?: boolean;
            keyword?: string | null;
            /** @description Must be the present value. */
            master_id?: number;
            name?: string;
            removeFiles?: number[];
            seen_default?: components["schemas"]["SeenDefault"];
            sequence?: number;
            version: components["schemas"]["Version"];
        };
        SubMasterCode: string;
        SupplyField: {
            field: components["schemas"]["SupplyFieldName"];
            /** @description Whether a stone cannot be listed without it. */
            is_needed: boolean;
            /** @enum {string} */
            kind: "code" | "number" | "money" | "text" | "link" | "joined";
            label: string;
            /** @description The list of values of a code. */
            master: string | null;
        };
        SupplyFieldName: string;
        /** @description The number of lines by tab, under the same filter without the tab. */
        TabCounts: {
            [key: string]: number;
        };
        Task: {
            /** @description The latest act on its standing, so that whoever has it open is told who acted; null if there is none. */
            changed: components["schemas"]["Meanwhile"] | null;
            client: {
                company_name: string | null;
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            conflict: components["schemas"]["TaskConflict"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            done_at: string | null;
            done_by: components["schemas"]["LinePerson"] | null;
            /** Format: date */
            due_date: string | null;
            id: number;
            /** @description Whether it is pending although its due date has passed. */
            is_late: boolean;
            /**
             * @description `manual` if a person added it. The portal adds `overdue` for an overdue memo, `load` for a load that waits for a decision, `conflict` for a stone that a client has and its provider lists no more, `feed` for a feed that needs somebody.
             * @enum {string}
             */
            kind: "overdue" | "manual" | "load" | "conflict" | "feed";
            line: {
                id: number;
                list: string;
                stock_no: string;
            } | null;
            /** @description The load that the task is about. */
            load_id: number | null;
            made_by: components["schemas"]["LinePerson"] | null;
            paper: {
                id: number;
                /** @enum {string} */
                kind: "memo" | "invoice" | "credit" | "order";
                number: string;
            } | null;
            /** @enum {integer} */
            status: 1 | 2;
            title: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        /** @description The two facts of a task `conflict`. What the client has, and what the provider said. */
        TaskConflict: {
            claim: {
                /**
                 * Format: date
                 * @description When a memo is due.
                 */
                due_date: string | null;
                /** Format: date-time */
                since: string;
                /** @description The state of the line now. */
                state: string;
                /**
                 * Format: date-time
                 * @description When a hold ends.
                 */
                until: string | null;
            };
            said: {
                /** @description The line of the file that says the stone is not available; null if the file does not name it. */
                file_line: number | null;
                load: {
                    /** Format: date-time */
                    at: string;
                    file_name: string;
                    id: number;
                };
                /** @description The provider's own number of the stone. */
                org_stock_no: string;
                provider: {
                    id: number;
                    name: string;
                };
            };
        };
        TaxNumber: string;
        Telephone: string | null;
        /** @description How many searches and pages of new arrivals showed the stone, by month in the house's time zone. */
        TimesShown: {
            /** Format: date */
            last_on: string | null;
            months: {
                month: string;
                times: number;
            }[];
            total: number;
        };
        TrackReport: {
            history: components["schemas"]["StoneStep"][];
            /** @description Whether its provider is active. Only the office sees stones of inactive providers, and only here. */
            is_offered: boolean;
            /** @description Other stock numbers under the same report that the caller may see. */
            same_report: components["schemas"]["StockNo"][];
            shown: components["schemas"]["TimesShown"];
            /** @description The client to whom it is committed now. */
            standing: components["schemas"]["StoneStanding"] | null;
            stone: components["schemas"]["Stone"];
            told: components["schemas"]["StoneTold"];
        };
        TradeRules: {
            /** @description A price that differs by more than this from the quoted price needs a reason. */
            far_off_percent: number;
            /**
             * @description Lab grown or natural (spec §1); null means both.
             * @enum {integer|null}
             */
            first_origin: 1 | 2 | null;
            /**
             * @description The diamond type with which a search begins; null means both.
             * @enum {string|null}
             */
            first_type: "white" | "fancy" | null;
            /** @description Whether nobody may approve their own request; null means as soon as there are two administrators. */
            four_eyes: boolean | null;
            /** @description Whether a second person must approve at this moment. Read-only; ignored when sent. */
            four_eyes_now?: boolean;
            /** @description How long a hold lasts. */
            hold_hours: number;
            /** @description For how many hours after a hold has ended the client cannot hold the stone again; 0 means no such wait. */
            hold_rest_hours: number;
            /** @description Business days until a memo is due. */
            memo_days: number;
            /** @description How often a hold can be extended. */
            most_extensions: number;
            /** @description The maximum number of holds of one client at a time. */
            most_holds: number;
            /** @description For how many hours a receipt or a sale can be reversed. */
            reversal_hours: number;
            /**
             * @description What is offered of stones that several providers list with the same report: each of them, or the cheapest alone.
             * @enum {string}
             */
            same_report: "both" | "cheaper";
            version: components["schemas"]["Version"];
        };
        TransitionCount: {
            count: number;
            /** @description How often each party took it. */
            parties: {
                [key: string]: number;
            };
            transition: string;
        };
        TriedArrivalSetting: {
            count_from: components["schemas"]["CountFrom"];
            days: number;
        };
        TriedPairSetting: {
            setting: components["schemas"]["PairSetting"];
            /** @description A code of the master SHAPE. */
            shape: string;
        };
        /** @description How the words of `searchTerm` were read, and those that were not understood. */
        Understood: {
            chips: components["schemas"]["UnderstoodChip"][];
            /** @description What the words in `unknown` may have been meant to be, the likeliest first. Only the first ten words are considered. */
            did_you_mean: components["schemas"]["MeantWord"][];
            search: components["schemas"]["StoneSearch"];
            /** @description How many pasted numbers exceed what one search can hold. */
            tooMany?: number;
            unknown: string[];
        };
        UnderstoodChip: {
            alternatives: {
                label: string;
                part: components["schemas"]["StoneSearch"];
            }[];
            /**
             * @description Present for a word beside the numbers of at least three stones, as in a pasted mail. It is not in the search.
             * @constant
             */
            isOffered?: true;
            /**
             * @description Present if a later word sets the same limits differently.
             * @constant
             */
            isReplaced?: true;
            label: string;
            part: components["schemas"]["StoneSearch"];
            text: string;
        };
        UnmetDemand: {
            /** @description The searches of all rows by each value that they named, the most wanted first. A search that named several counts for each. */
            attributes: components["schemas"]["WantedValue"][];
            /** @description The searches of all rows. */
            not_found: number;
            period: components["schemas"]["DaySpan"];
            rows: components["schemas"]["UnmetRow"][];
            /** @description The count of all rows. */
            total: number;
            /** @description Searches that found nothing and named none of these attributes: they have no row. */
            unnamed: number;
            up_to: components["schemas"]["UpTo"];
        };
        UnmetRow: {
            /** @description The businesses that searched. */
            businesses: number;
            carat_from: number | null;
            carat_to: number | null;
            clarity: string[];
            color: string[];
            /** @description Demands that wait for such a stone. */
            demands: number;
            diamond_type: components["schemas"]["DiamondType"] | null;
            /** @description Stones of these attributes that the caller can still sell now. A search may have asked for more than these. */
            in_stock: number;
            /**
             * Format: date
             * @description The day of the last of these searches.
             */
            last: string | null;
            /** @description Searches that found no stone. */
            not_found: number;
            /** @description Codes; none if any will do. */
            shape: string[];
        };
        UnreadNotices: {
            unread: number;
        };
        /** @description The entry of the log up to which the figures are counted. */
        UpTo: number;
        UrgentLines: {
            /** @description The tab of the list that has exactly these. */
            tab: string;
            total: number;
        };
        UsdInr: {
            /** Format: date */
            as_of: string | null;
            rate: number | null;
            version: components["schemas"]["Version"];
        };
        UsdInrChange: {
            /** Format: date */
            as_of: string;
            rate: number;
            version: components["schemas"]["Version"];
        };
        UserAccess: {
            read_access: boolean;
            user_id: number;
            write_access: boolean;
        };
        UserName: string;
        /** @description The number of stones by code. A code that is missing has none. */
        ValueCounts: {
            [key: string]: number;
        };
        VerificationToken: string;
        Verifier: {
            file_name: string;
            sha256: components["schemas"]["Hash"];
            text: string;
        };
        Version: number;
        /** @description Only in a session in which an administrator views the portal as this account. */
        Viewing: {
            by: {
                first_name: string;
                id: number;
                last_name: string;
            };
            /** Format: date-time */
            until: string;
        };
        Visibility: {
            gates: {
                gate: components["schemas"]["VisibilityGate"];
                /** @description Null if it cannot be determined. */
                passes: boolean | null;
            }[];
            is_visible: boolean;
            stock_no: string;
            user_id: number;
        };
        /** @enum {string} */
        VisibilityGate: "stone" | "provider" | "sameReport" | "status" | "diamondType" | "origin" | "providerAccess" | "location" | "account" | "permission";
        /** @description Whole numbers. Lists that the caller may not read are absent. */
        WaitingCounts: {
            cart?: number;
            confirm?: number;
            enquiry?: number;
            external?: number;
            hold?: number;
            /** @description Clients with a document that waits for a decision. */
            kyc?: number;
            memo?: number;
            task?: number;
        };
        WaitingDemand: {
            client: components["schemas"]["DashboardClient"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            expires_on: string | null;
            id: number;
            /** @description True for the caller's own: those stand on their list of demands. */
            is_own: boolean;
            name: string;
            /** @description Who is told when a stone arrives. */
            owner: components["schemas"]["DashboardClient"];
            /** Format: date-time */
            told_at: string | null;
        };
        /** @enum {string} */
        WaitReason: "firstLoad" | "goneShare" | "priceShare" | "pricesFall" | "refusedShare" | "mappingChanged" | "fewerRows" | "sameFile" | "otherProviders";
        /** @description How the machine was tested when the product was built. */
        WalkFigures: {
            /** @description The commit that was walked; null if it was none as such. */
            commit: string | null;
            covered: number;
            model: string;
            mutants: number;
            mutants_killed: number;
            refusals: number;
            transitions: number;
            /** Format: date-time */
            walked_at: string;
        };
        WantedStone: {
            price_per_ct?: components["schemas"]["DealPrice"];
            remark?: components["schemas"]["Remark"];
            seen_ppc?: components["schemas"]["SeenPrice"];
            stock_no: string;
        };
        WantedValue: {
            /** @enum {string} */
            attribute: "shape" | "color" | "clarity";
            code: string;
            not_found: number;
        };
        Website: string | null;
        /** @description The greatest differences in carats, millimetres, per cent or steps of a grade. What is null is not compared. */
        WeightTolerances: {
            carat: number;
            clarity_steps: number;
            color_steps: number;
            depth_pct: number | null;
            length: number | null;
            ratio: number | null;
            table_pct: number | null;
            width: number | null;
        };
        WhatIf: {
            data: components["schemas"]["ItemDifference"][];
            /** @description How many of the items would have been decided differently. */
            differing: number;
            /** @description Whether everything since then was read. */
            is_whole: boolean;
            /** @description How many items took at least one step. */
            items: number;
            /** @description Differing items by kind. */
            kinds: {
                [key: string]: number;
            };
            /** @description The hash of the other machine. */
            model: string;
            /** @description Steps that would not have happened. */
            moot: number;
            pagination: components["schemas"]["Pagination"];
            /** Format: date */
            since: string;
            steps: number;
            /**
             * Format: date-time
             * @description The time of the last step that was read; null if there was none.
             */
            until: string | null;
            /** @description The version of the other machine. */
            version: string;
        };
        WorkflowFigures: {
            conformance: components["schemas"]["Conformance"];
            description: components["schemas"]["ModelDescription"];
            is_recorded: boolean;
            model: string;
            name: string;
            period: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            /** @description Every state that an item can stand in. */
            states: components["schemas"]["StateFigures"][];
            /** @description Every transition, including those that were never taken. */
            taken: components["schemas"]["TransitionCount"][];
            title: string;
            version: string;
            walk: components["schemas"]["WalkFigures"] | null;
        };
        WorkflowHistory: {
            about: string | null;
            /** @description Those that belong to no single step: the table differs from the log. */
            deviations: components["schemas"]["Deviation"][];
            item: string;
            /** @description Its state according to the log; null if the log says nothing about it. */
            state: string | null;
            steps: components["schemas"]["WorkflowStep"][];
            /** @description The state in its row; null if the row is gone. */
            table_state: string | null;
            title: string;
        };
        WorkflowItem: {
            /** @description Other details that identify it: the client, the number of a memo. */
            about: string | null;
            code: number | null;
            deviations: number;
            item: string;
            /** Format: date-time */
            since: string;
            /** @description Its state according to the log. */
            state: string;
            steps: number;
            /** @description The name by which people know it: a stock number, a company, a name. */
            title: string;
        };
        WorkflowStep: {
            /** Format: date-time */
            at: string;
            changes: {
                /** @description Null where there is none. */
                after: unknown;
                /** @description Null where there was none. */
                before: unknown;
                field: string;
            }[];
            /** @description The code of the state to which it led. */
            code: number | null;
            deviations: {
                detail: string;
                kind: components["schemas"]["DeviationKind"];
            }[];
            event: string;
            from: string;
            model: string;
            on_behalf_of: components["schemas"]["StepPerson"] | null;
            operation: string;
            /**
             * @description The party under which it was decided; null if an early entry does not say.
             * @enum {string|null}
             */
            party: "admin" | "associate" | "customer" | "guest" | "qc" | "auditor" | "system" | "visitor" | null;
            request_id: string;
            role_id: number | null;
            /** @description The log entry. */
            seq: number;
            to: string;
            transition: string;
            /** @description The version of the model; null if the house does not know it. */
            version: string | null;
            /** @description Null if the portal did it by itself. */
            who: components["schemas"]["StepPerson"] | null;
        };
        WorkflowSummary: {
            deviations: number;
            /** @description Whether it leaves steps in the log; a machine of the browser does not. */
            is_recorded: boolean;
            /** @description Items that have a history. */
            items: number;
            /** @description The hash of the machine as it is enforced now. */
            model: string;
            name: string;
            title: string;
            version: string;
        };
        WorkflowVersion: {
            description: components["schemas"]["ModelDescription"];
            /** @description How many steps it decided. */
            entries: number;
            /**
             * Format: date-time
             * @description When it first decided; null if it never did.
             */
            first_at: string | null;
            is_present: boolean;
            /** Format: date-time */
            last_at: string | null;
            model: string;
            version: string;
        };
    };
    responses: {
        /** @description The account as it is now. */
        AccountState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AccountState"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The key, shown only this once. */
        ApiKeyMade: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ApiKeyMade"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description One page of keys, without the keys themselves. */
        ApiKeys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        data: components["schemas"]["ApiKey"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The setting as it is now. */
        ArrivalSetting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ArrivalSetting"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The business associate as they are now. */
        Associate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Associate"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The values can be used. */
        Available: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        is_available: boolean;
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The banner. */
        Banner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Banner"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The business as it is now. */
        Business: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Business"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The carat range. */
        CaratRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CaratRange"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The lines as they are now, and the code of what happened (spec §4). */
        CartLines: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CartLineList"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Categories in the order of the role's sidebar. */
        Categories: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        data: components["schemas"]["PermissionCategory"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The customer as they are now. */
        ClientDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ClientDetail"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description A code is on its way, if the address can receive one. */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CodeSent"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The collection. */
        Collection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Collection"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The demand. */
        Demand: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Demand"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Done. The answer holds only the message. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null;
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The enquiry as it is now. */
        Enquiry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Enquiry"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The event. */
        Event: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Event"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The client as it is now. */
        ExternalClient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ExternalClient"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Refused or failed; `code` is stable, `message` is for people. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The feed as it is now. */
        Feed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Feed"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The file is ready. */
        FileLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description The address of the file, to be fetched with the same token. */
                    data: string;
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The steps as they stand now. */
        FirstDay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FirstDay"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The settings of the house as they are now. */
        HouseSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["HouseSettings"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description What the account may see. */
        InventoryAccess: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InventoryAccess"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description What the account may see, and the choices. */
        InventorySettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InventorySettings"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The job. */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Job"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description A job does the work. */
        JobBegun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        /** Format: uuid */
                        job: string;
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The pair or the search as it was saved. */
        KeptPairOrSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        pair: components["schemas"]["KeptPair"] | null;
                        search: components["schemas"]["KeptPairSearch"] | null;
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The KYC of the business as it is now. */
        KycCase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["KycCase"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The lines as they are now. */
        Lines: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StoneLineList"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The mails that this person receives. */
        MailChoices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailChoices"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The rule as it is now. */
        Mailing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Mailing"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The run as it is now. */
        MailingRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailingRun"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Maintenance as it is now. */
        Maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Maintenance"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The master. */
        Master: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Master"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The choice of each topic. */
        NoticeChoices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["NoticeChoices"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description A page of pairs. */
        Pairs: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PairAnswer"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The tolerances as they are now. */
        PairSetting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PairSetting"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description What the house prints on its papers, as it is now. */
        PaperSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PaperSettings"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The options of `navigator.credentials`, as JSON. */
        PasskeyOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        options: components["schemas"]["PasskeyOptions"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The passkeys, the latest first. */
        Passkeys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Passkey"][];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Places by name. */
        Places: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        data: components["schemas"]["Place"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The popup. */
        Popup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Popup"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The provider as it is now. */
        Provider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Provider"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The recent search. */
        RecentSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RecentSearch"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The recovery codes, this once. */
        RecoveryCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        recovery_codes: components["schemas"]["RecoveryCodes"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Rights, by category. */
        Rights: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Rights"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The saved search. */
        SavedSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SavedSearch"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The report as it is now. */
        ScheduledReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ScheduledReport"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The hours. */
        SearchHours: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SearchHours"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The diamond type and origin with which a search begins. */
        SearchStart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SearchStart"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The second factor as it is now. */
        SecondFactor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SecondFactor"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description A secret for the authenticator. */
        SecondFactorOffer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SecondFactorOffer"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Open sessions, the latest first. */
        Sessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        data: components["schemas"]["Session"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The signed-in user. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SignedInUser"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The person as they are now. */
        Staff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Staff"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description People of the house. */
        StaffPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        data: components["schemas"]["Staff"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The list as it is now. */
        StockList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StockList"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The run as it is now. */
        StockListRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StockListRun"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description Columns in their order. */
        StoneFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StoneFields"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description A page of lines or of groups, with the summary of all that matches; or the link to a file. */
        StoneLines: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StoneLinesOrLink"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The sub-range. */
        SubCaratRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubCaratRange"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The sub-master. */
        SubMaster: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubMaster"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The task as it is now. */
        Task: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Task"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The trading rules as they are now. */
        TradeRules: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TradeRules"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The count of what is unread. */
        UnreadNotices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["UnreadNotices"];
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
        /** @description The code was correct. The token proves this once, within 30 minutes. */
        Verified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        verification: components["schemas"]["VerificationToken"];
                    };
                    message: string;
                    /** @constant */
                    status: "success";
                };
            };
        };
    };
    parameters: {
        /** @description A CSV file instead of a page. */
        AsCsv: boolean;
        /** @description Answer 202 at once and prepare the file in a job. */
        AsJob: boolean;
        /** @description A PDF instead of a page. */
        AsPdf: boolean;
        /** @description An Excel file instead of a page. */
        AsSheet: boolean;
        /** @description Those of this business associate's customers. */
        AssociateId: number;
        BusinessId: number;
        CaratFrom: number;
        CaratTo: number;
        /** @description Codes. Separate several with commas. */
        Clarities: components["schemas"]["Codes"];
        ClientId: number;
        /** @description Codes. Separate several with commas. */
        Colors: components["schemas"]["Codes"];
        /** @description The rows of a page: 50, or 200 where `user_id` names an external client (spec §9). */
        ConfirmsSize: number;
        /** @description A tab of the list by its name. An unknown one is 422. */
        CurrentTab: string;
        DiamondTypeFilter: components["schemas"]["DiamondType"];
        /** @description Last day, in the house's time zone. */
        EndDate: string;
        /** @description Rows with this finding, by its code in `findings` of the load. */
        Finding: string;
        /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
        GroupBy: number;
        Id: number;
        IsActive: boolean;
        IsCountOnly: boolean;
        IsGuest: boolean;
        JobId: string;
        /** @description The rows of a page: 500, or 200 where `user_id` names an external client (spec §9). */
        LinesSize: number;
        /** @description The code of the list (spec §4). */
        LineStatus: number;
        /** @description What the rows are told by. */
        LostBy: "shape" | "type" | "color" | "clarity" | "carat" | "client" | "associate" | "provider";
        /** @description The token of the address under a mail. */
        MailChoicesToken: string;
        /** @description Rows whose stones other providers list too, under the same laboratory and report number, or list for less. */
        Others: "listed" | "cheaper";
        /** @description The first page is 1. */
        Page: number;
        /** @description Rows whose price rises, or falls. */
        PriceWay: "rising" | "falling";
        /** @description Stones of this inventory provider. */
        ProviderId: number;
        /** @description Sales by invoice, confirmed stones, memos or holds. */
        ReportKind: "sales" | "confirms" | "memos" | "holds";
        RoleId: components["schemas"]["RoleId"];
        RoleIdNeeded: components["schemas"]["RoleId"];
        Search: string;
        SearchMode: components["schemas"]["SearchMode"];
        /** @description Words of the trade: 1ct D VVS 3ex gia. */
        SearchTerm: string;
        /** @description The state that the caller saw. An act on a feed that has moved since is refused (409 `staleVersion`), with the person who was faster. */
        SeenState: components["schemas"]["FeedState"];
        /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
        SeenVersion: components["schemas"]["Version"];
        SessionKey: string;
        /** @description Codes. Separate several with commas. */
        Shapes: components["schemas"]["Codes"];
        Size50: number;
        Size100: number;
        Size200: number;
        Size500: number;
        Size1000: number;
        /** @description Column names, the most important first. A minus before a name reverses its order. */
        Sort: string;
        /** @description First day, in the house's time zone. */
        StartDate: string;
        StockNoInPath: components["schemas"]["StockNo"];
        UserId: number;
        /** @description The name of a machine. An unknown one is 404. */
        WorkflowName: string;
    };
    requestBodies: {
        AccountPart: {
            content: {
                "application/json": {
                    data: {
                        email: components["schemas"]["Email"];
                        password: components["schemas"]["NewPassword"];
                    };
                };
            };
        };
        ActiveFlag: {
            content: {
                "application/json": {
                    data: {
                        is_active: boolean;
                    };
                };
            };
        };
        Code: {
            content: {
                "application/json": {
                    data: {
                        email: components["schemas"]["Email"];
                        otp: string;
                    };
                };
            };
        };
        ConfirmChanges: {
            content: {
                "application/json": {
                    data: {
                        lines?: components["schemas"]["ConfirmChange"][];
                    };
                };
            };
        };
        Email: {
            content: {
                "application/json": {
                    data: {
                        email: components["schemas"]["Email"];
                    };
                };
            };
        };
        EnquiryAnswer: {
            content: {
                "application/json": {
                    data: {
                        text: string;
                        /** @description The version of the line as it was read. */
                        version: number;
                    };
                };
            };
        };
        EnquiryBid: {
            content: {
                "application/json": {
                    data: {
                        price_per_ct: components["schemas"]["DealPrice"];
                        /** @description How many hours the bid is valid. */
                        stands_hours: number;
                        text?: string;
                        /** @description The version of the line as it was read. */
                        version: number;
                    };
                };
            };
        };
        EnquiryOffer: {
            content: {
                "application/json": {
                    data: {
                        /** @description Also put the stone on hold for the client, for as long as a hold lasts under the trading rules. */
                        is_held: boolean;
                        price_per_ct: components["schemas"]["DealPrice"];
                        reason?: components["schemas"]["Remark"];
                        /** @description How many hours the offer is valid. */
                        stands_hours: number;
                        text?: string;
                        /** @description The version of the line as it was read. */
                        version: number;
                    };
                };
            };
        };
        EnquiryQuestion: {
            content: {
                "application/json": {
                    data: {
                        text: string;
                    };
                };
            };
        };
        EnquiryRefusal: {
            content: {
                "application/json": {
                    data: {
                        text?: string;
                        /** @description The version of the line as it was read. */
                        version: number;
                    };
                };
            };
        };
        LineFilter: {
            content: {
                "application/json": {
                    data: components["schemas"]["LineFilter"];
                };
            };
        };
        LineIds: {
            content: {
                "application/json": {
                    data: {
                        ids?: components["schemas"]["LineIds"];
                        /** @description Instead of `ids`: lines as they were read. If one has changed since, the answer is 409 `staleVersion`, with who did what and when, and nothing is written. */
                        lines?: components["schemas"]["SeenLine"][];
                        reason?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                    };
                };
            };
        };
        LinesOrNumbers: {
            content: {
                "application/json": {
                    data: {
                        ids?: components["schemas"]["LineIds"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        MemoSale: {
            content: {
                "application/json": {
                    data: {
                        ids?: components["schemas"]["LineIds"];
                        lines?: components["schemas"]["SoldStone"][];
                        reason?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                    };
                };
            };
        };
        MemoWish: {
            content: {
                "application/json": {
                    data: {
                        lines: components["schemas"]["SeenLine"][];
                        text?: string;
                        /**
                         * Format: date
                         * @description The last day that is asked for: required for `days`.
                         */
                        until?: string;
                        /** @enum {string} */
                        wants: "keep" | "giveBack" | "days";
                    };
                };
            };
        };
        NewConfirms: {
            content: {
                "application/json": {
                    data: {
                        lines?: components["schemas"]["WantedStone"][];
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        NewEnquiries: {
            content: {
                "application/json": {
                    data: {
                        lines?: components["schemas"]["WantedStone"][];
                        /**
                         * @description How many hours the bids of `lines` are valid.
                         * @default 24
                         */
                        stands_hours?: number;
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        text?: string;
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        NewHolds: {
            content: {
                "application/json": {
                    data: {
                        /** @description Instead of `stock_numbers`: stones, each with the price that was seen. */
                        lines?: components["schemas"]["SeenStone"][];
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        NewMemo: {
            content: {
                "application/json": {
                    data: {
                        /** Format: date */
                        due_date?: string;
                        /** @description Instead of `stock_numbers`: stones, each with the price that is agreed; without one, any price agreed earlier applies. */
                        lines?: components["schemas"]["WantedStone"][];
                        reason?: components["schemas"]["Remark"];
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        terms?: string;
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        PasswordAndCode: {
            content: {
                "application/json": {
                    data: {
                        code: components["schemas"]["SecondFactorCode"];
                        password: string;
                    };
                };
            };
        };
        SeenBid: {
            content: {
                "application/json": {
                    data: {
                        reason?: components["schemas"]["Remark"];
                        /** @description The version of the line as it was read. */
                        version: number;
                    };
                };
            };
        };
        SeenEnquiry: {
            content: {
                "application/json": {
                    data: {
                        /** @description The version of the line as it was read. */
                        version: number;
                    };
                };
            };
        };
        StockNumbers: {
            content: {
                "application/json": {
                    data: {
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        StoneSearch: {
            content: {
                "application/json": {
                    data: components["schemas"]["StoneSearch"];
                };
            };
        };
        StonesWithText: {
            content: {
                "application/json": {
                    data: {
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        text?: string;
                        /** @description The client: required from the house; from buyers absent or their own. */
                        user_id?: number;
                    };
                };
            };
        };
        UserPart: {
            content: {
                "application/json": {
                    data: {
                        first_name: components["schemas"]["PersonName"];
                        last_name: components["schemas"]["PersonName"];
                        mobile: components["schemas"]["Mobile"];
                        mobile_country_id: components["schemas"]["PlaceId"];
                        user_name: components["schemas"]["UserName"];
                    };
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    updateAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StaffChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Staff"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAdmin: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listAdmins: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffPage"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditors: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffPage"];
            default: components["responses"]["Failure"];
        };
    };
    createAuditor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewStaff"];
                };
            };
        };
        responses: {
            201: components["responses"]["Staff"];
            default: components["responses"]["Failure"];
        };
    };
    updateAuditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StaffChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Staff"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAuditor: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    createAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewStaff"];
                };
            };
        };
        responses: {
            201: components["responses"]["Staff"];
            default: components["responses"]["Failure"];
        };
    };
    createQc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewStaff"];
                };
            };
        };
        responses: {
            201: components["responses"]["Staff"];
            default: components["responses"]["Failure"];
        };
    };
    deleteQc: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                status?: components["schemas"]["MailStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails, the latest first, without their text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["OutboxLine"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOutboxMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutboxMail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail, waiting again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutboxLine"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listQcs: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffPage"];
            default: components["responses"]["Failure"];
        };
    };
    readSenderLook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the last look found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SenderLook"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStoppedAddresses: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["StoppedAddress"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    liftStoppedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    updateQc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StaffChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Staff"];
            default: components["responses"]["Failure"];
        };
    };
    viewAs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditLogs: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description One item of the workflow named in `workflow`. */
                item?: string;
                operation?: components["schemas"]["AuditWord"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Everything that one request did. */
                request_id?: string;
                role_id?: components["parameters"]["RoleId"];
                search?: components["parameters"]["Search"];
                /** @description From this entry on. */
                seq_from?: number;
                /** @description Up to this entry. */
                seq_to?: number;
                size?: components["parameters"]["Size100"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description A stone by its stock or report number, with all its lines. An unknown number is 404. */
                stock_no?: components["schemas"]["StockNo"];
                transition?: components["schemas"]["AuditWord"];
                /** @description What this account did, or what was done in its name. */
                who?: number;
                /** @description A workflow or a table of the house. Separate several with commas. */
                workflow?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["AuditLine"][];
                            /** @description There are more entries than were counted. */
                            has_more: boolean;
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAuditLogs: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                format?: "jsonl" | "csv";
                /** @description One item of the workflow named in `workflow`. */
                item?: string;
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                operation?: components["schemas"]["AuditWord"];
                /** @description Everything that one request did. */
                request_id?: string;
                role_id?: components["parameters"]["RoleId"];
                search?: components["parameters"]["Search"];
                /** @description From this entry on. */
                seq_from?: number;
                /** @description Up to this entry. */
                seq_to?: number;
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description A stone by its stock or report number, with all its lines. An unknown number is 404. */
                stock_no?: components["schemas"]["StockNo"];
                transition?: components["schemas"]["AuditWord"];
                /** @description What this account did, or what was done in its name. */
                who?: number;
                /** @description A workflow or a table of the house. Separate several with commas. */
                workflow?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listCheckpoints: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checkpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["KeptCheckpoint"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkpoint. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptCheckpoint"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checkpoint"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getConsistency: {
        parameters: {
            query: {
                /** @description A checkpoint. */
                from: number;
                /** @description Answer 202 at once and read in a job. */
                job?: boolean;
                /** @description A checkpoint of the same size or larger. */
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement, to be kept with the two checkpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Consistency"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    getAuditVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditVerdict"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getVerifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verifier"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    validateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountPart"];
        responses: {
            200: components["responses"]["Available"];
            default: components["responses"]["Failure"];
        };
    };
    validateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserPart"];
        responses: {
            200: components["responses"]["Available"];
            default: components["responses"]["Failure"];
        };
    };
    listBulkEmails: {
        parameters: {
            query?: {
                id?: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: number;
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                state?: components["schemas"]["MailingState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mail rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Mailing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MailingChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Mailing"];
            default: components["responses"]["Failure"];
        };
    };
    createBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewMailing"];
                };
            };
        };
        responses: {
            201: components["responses"]["Mailing"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBulkEmail: {
        parameters: {
            query: {
                id: number;
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getLetterStones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its stones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            stock_numbers: components["schemas"]["StockNo"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MailingWords"];
                };
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailingPreview"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    makeBulkEmailFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MailingFileAsked"];
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            file: string;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewBulkEmailPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MailingPeople"];
                };
            };
        };
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailingPeopleFound"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    abandonBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Mailing"];
            default: components["responses"]["Failure"];
        };
    };
    planBulkEmail: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            counts: components["schemas"]["MailingCounts"];
                            data: components["schemas"]["MailingPlanned"][];
                            /** @description Whether the house has a mail server. Without one letters are kept in the outbox, not sent. */
                            has_mail_server: boolean;
                            pagination: components["schemas"]["Pagination"];
                            /** @description The stones that the search finds for a customer without limits. */
                            pieces: number;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resumeBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Mailing"];
            default: components["responses"]["Failure"];
        };
    };
    listBulkEmailRuns: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MailingRun"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    scheduleBulkEmail: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["Mailing"];
            default: components["responses"]["Failure"];
        };
    };
    stopBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Mailing"];
            default: components["responses"]["Failure"];
        };
    };
    testBulkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        user_id?: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listBulkEmailSends: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                state?: components["schemas"]["SendState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MailingSend"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendBulkEmail: {
        parameters: {
            query?: {
                run_key?: string;
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailingRun"];
            default: components["responses"]["Failure"];
        };
    };
    exportAssociates: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                search?: components["parameters"]["Search"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            default: components["responses"]["Failure"];
        };
    };
    listAssociateOptions: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Business associates by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["AssociateOption"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAssociates: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Business associates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Associate"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createAssociate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewAssociate"];
                };
            };
        };
        responses: {
            201: components["responses"]["Associate"];
            default: components["responses"]["Failure"];
        };
    };
    getAssociate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Associate"];
            default: components["responses"]["Failure"];
        };
    };
    updateAssociate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["AssociateChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Associate"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAssociate: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    moveCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["CustomerMove"];
                };
            };
        };
        responses: {
            /** @description How many customers were handed over, and both associates as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            from: components["schemas"]["Associate"];
                            moved: number;
                            to: components["schemas"]["Associate"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeAssociatePassword: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        password: components["schemas"]["NewPassword"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size1000"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Places"];
            default: components["responses"]["Failure"];
        };
    };
    listCountryCodes: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size1000"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Country codes, by country name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["CountryCode"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStates: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size1000"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Places"];
            default: components["responses"]["Failure"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size1000"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Places"];
            default: components["responses"]["Failure"];
        };
    };
    createClientWithBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewClient"];
                };
            };
        };
        responses: {
            201: components["responses"]["ClientDetail"];
            default: components["responses"]["Failure"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewBusiness"];
                };
            };
        };
        responses: {
            201: components["responses"]["Business"];
            default: components["responses"]["Failure"];
        };
    };
    exportClients: {
        parameters: {
            query?: {
                /** @description Customers of this associate. */
                business_associate_id?: number;
                /** @description The clients that the dashboard counts in this country: switched on, as is their business. 0 for those of whom no country is known. */
                country_id?: number;
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_active?: components["parameters"]["IsActive"];
                /** @description Whether the business is registered (status 11): true or 1, false or 2 (spec §4). */
                is_register?: boolean | (1 | 2);
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description Clients with a document that awaits a decision; if false, clients without one. */
                kyc_waiting?: boolean;
                search?: components["parameters"]["Search"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the business. A customer without a business counts as 9. */
                status?: 9 | 10 | 11;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Business"];
            default: components["responses"]["Failure"];
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["BusinessChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Business"];
            default: components["responses"]["Failure"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KycCase"];
            default: components["responses"]["Failure"];
        };
    };
    setBusinessStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        is_active?: boolean;
                        /**
                         * @description 1 register, 2 unregister (spec §4).
                         * @enum {integer}
                         */
                        status?: 1 | 2;
                        version?: number;
                    };
                };
            };
        };
        responses: {
            /** @description The business as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BusinessStanding"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setBusinessTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ClientTaxChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Business"];
            default: components["responses"]["Failure"];
        };
    };
    listBusinessUsers: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People, the oldest account first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Client"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["KycCaseChange"];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    business_image?: FileContent;
                    data: components["schemas"]["KycCaseChange"];
                    /** Format: binary */
                    owner_image?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["KycCase"];
            default: components["responses"]["Failure"];
        };
    };
    submitDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewKycCase"];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    business_image?: FileContent;
                    data: components["schemas"]["NewKycCase"];
                    /** Format: binary */
                    owner_image?: FileContent;
                };
            };
        };
        responses: {
            201: components["responses"]["KycCase"];
            default: components["responses"]["Failure"];
        };
    };
    createDocumentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentLink"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listClientOptions: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clients by company and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ClientOption"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInventoryAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InventoryAccess"];
            default: components["responses"]["Failure"];
        };
    };
    getInventorySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InventorySettings"];
            default: components["responses"]["Failure"];
        };
    };
    setInventorySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["InventoryAccessChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["InventorySettings"];
            default: components["responses"]["Failure"];
        };
    };
    removeIssuerIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        reason: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listKyc: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description 1 pending, 2 approved, 3 rejected (spec §3). */
                status?: 1 | 2 | 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Papers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["KycRow"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unlockSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        reason: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listSessionsOf: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            default: components["responses"]["Failure"];
        };
    };
    endSessionsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        reason: string;
                        /** Format: uuid */
                        session?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientDetail"];
            default: components["responses"]["Failure"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ClientChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["ClientDetail"];
            default: components["responses"]["Failure"];
        };
    };
    deleteClient: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    sendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Until when the invitation is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            expires_at: string;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setAccountStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["AccountState"];
            default: components["responses"]["Failure"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Customers of this associate. */
                business_associate_id?: number;
                /** @description The clients that the dashboard counts in this country: switched on, as is their business. 0 for those of whom no country is known. */
                country_id?: number;
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_active?: components["parameters"]["IsActive"];
                /** @description Whether the business is registered (status 11): true or 1, false or 2 (spec §4). */
                is_register?: boolean | (1 | 2);
                /** @description Clients with a document that awaits a decision; if false, clients without one. */
                kyc_waiting?: boolean;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the business. A customer without a business counts as 9. */
                status?: 9 | 10 | 11;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            counts: components["schemas"]["ClientCounts"];
                            data: components["schemas"]["Client"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrackReport: {
        parameters: {
            query: {
                role_id?: components["parameters"]["RoleId"];
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stone as the caller sees it, its present status, and its life. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackReport"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listExternalClients: {
        parameters: {
            query?: {
                diamond_type?: "white" | "fancy";
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size200"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                source?: components["schemas"]["ClientSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description External clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ExternalClient"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createExternalClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewExternalClient"];
                };
            };
        };
        responses: {
            201: components["responses"]["ExternalClient"];
            default: components["responses"]["Failure"];
        };
    };
    getExternalClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExternalClient"];
            default: components["responses"]["Failure"];
        };
    };
    updateExternalClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ExternalClientChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExternalClient"];
            default: components["responses"]["Failure"];
        };
    };
    deleteExternalClient: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getFtpAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection, the folder, and the latest 50 files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FtpAccess"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeys"];
            default: components["responses"]["Failure"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewApiKey"];
                };
            };
        };
        responses: {
            201: components["responses"]["ApiKeyMade"];
            default: components["responses"]["Failure"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ApiKeyRotation"];
                };
            };
        };
        responses: {
            201: components["responses"]["ApiKeyMade"];
            default: components["responses"]["Failure"];
        };
    };
    setExternalClientStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["ExternalClient"];
            default: components["responses"]["Failure"];
        };
    };
    listAppVersions: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                platform?: components["schemas"]["Platform"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["AppVersion"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveAppVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["AppVersionChange"];
                };
            };
        };
        responses: {
            /** @description The version as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppVersion"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Banner"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewBanner"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewBanner"];
                    /** Format: binary */
                    images?: FileContent;
                };
            };
        };
        responses: {
            201: components["responses"]["Banner"];
            default: components["responses"]["Failure"];
        };
    };
    updateBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["BannerChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["BannerChange"];
                    /** Format: binary */
                    images?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["Banner"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBanner: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Event"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewEvent"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewEvent"];
                    /** Format: binary */
                    images?: FileContent;
                };
            };
        };
        responses: {
            201: components["responses"]["Event"];
            default: components["responses"]["Failure"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["EventChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["EventChange"];
                    /** Format: binary */
                    images?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["Event"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getHouseSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HouseSettings"];
            default: components["responses"]["Failure"];
        };
    };
    setHouseSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["HouseSettingsChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["HouseSettings"];
            default: components["responses"]["Failure"];
        };
    };
    getPaperSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaperSettings"];
            default: components["responses"]["Failure"];
        };
    };
    setPaperSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PaperSettingsChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["PaperSettingsChange"];
                    /** Format: binary */
                    logo?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["PaperSettings"];
            default: components["responses"]["Failure"];
        };
    };
    listPopups: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The popups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Popup"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewPopup"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewPopup"];
                    /** Format: binary */
                    images?: FileContent;
                };
            };
        };
        responses: {
            201: components["responses"]["Popup"];
            default: components["responses"]["Failure"];
        };
    };
    updatePopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PopupChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["PopupChange"];
                    /** Format: binary */
                    images?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["Popup"];
            default: components["responses"]["Failure"];
        };
    };
    deletePopup: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listShownContent: {
        parameters: {
            query: {
                page: components["schemas"]["ContentPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is shown, the earliest first day first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            banners: components["schemas"]["Banner"][];
                            events: components["schemas"]["Event"][];
                            popups: components["schemas"]["Popup"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutboxLine"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTradeRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TradeRules"];
            default: components["responses"]["Failure"];
        };
    };
    setTradeRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["TradeRules"];
                };
            };
        };
        responses: {
            200: components["responses"]["TradeRules"];
            default: components["responses"]["Failure"];
        };
    };
    getEnquiryCount: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnquiryCount"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEnquiryCountry: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries, that with most clients first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnquiryCountry"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEnquiryDetails: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnquiryDetails"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    filterSearchDaywise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SearchHoursFilter"];
                };
            };
        };
        responses: {
            200: components["responses"]["SearchHours"];
            default: components["responses"]["Failure"];
        };
    };
    getFunnelChart: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FunnelChart"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listHighRecentDeals: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HighDeal"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLineDays: {
        parameters: {
            query?: {
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LineDays"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getQuarterPerformance: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description A quarter, as 2026-Q4. */
                period?: string;
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuarterPerformance"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listQuietClients: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuietClients"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRecentKyc: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecentKyc"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRecentSearchDaywise: {
        parameters: {
            query?: {
                filter?: "day" | "week" | "month" | "quarter" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchHours"];
            default: components["responses"]["Failure"];
        };
    };
    getShapeWise: {
        parameters: {
            query?: {
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShapeWise"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStockDays: {
        parameters: {
            query?: {
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockDays"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readFirstDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FirstDay"];
            default: components["responses"]["Failure"];
        };
    };
    hideFirstDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        is_hidden: boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["FirstDay"];
            default: components["responses"]["Failure"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's home. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Home"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingCounts"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAgeing: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                provider_id?: number;
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ageing"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAgeing: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                format?: "xlsx" | "csv" | "pdf";
                provider_id?: number;
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            default: components["responses"]["Failure"];
        };
    };
    getLostDeals: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description What the rows are told by. */
                by?: components["parameters"]["LostBy"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LostDeals"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportLostDeals: {
        parameters: {
            query: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description What the rows are told by. */
                by?: components["parameters"]["LostBy"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                figure?: "began" | "sold" | "lost" | "open" | "on" | "client" | "house" | "time";
                format?: "xlsx" | "csv" | "pdf";
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                step: components["schemas"]["LostStepName"];
                /** @description The `value` of a row. */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listLostDeals: {
        parameters: {
            query: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description What the rows are told by. */
                by?: components["parameters"]["LostBy"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                figure?: "began" | "sold" | "lost" | "open" | "on" | "client" | "house" | "time";
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                step: components["schemas"]["LostStepName"];
                /** @description The `value` of a row. */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["LostLine"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportLostTable: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description What the rows are told by. */
                by?: components["parameters"]["LostBy"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                format?: "xlsx" | "csv" | "pdf";
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            default: components["responses"]["Failure"];
        };
    };
    getUnmetDemand: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnmetDemand"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportUnmetDemand: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                format?: "xlsx" | "csv" | "pdf";
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            default: components["responses"]["Failure"];
        };
    };
    listWaitingDemands: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                carat_from?: components["parameters"]["CaratFrom"];
                carat_to?: components["parameters"]["CaratTo"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingDemand"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaratRanges: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size500"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carat ranges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["CaratRange"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCaratRange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewCaratRange"];
                };
            };
        };
        responses: {
            201: components["responses"]["CaratRange"];
            default: components["responses"]["Failure"];
        };
    };
    setCaratRangeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["CaratRange"];
            default: components["responses"]["Failure"];
        };
    };
    moveCaratRange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["CaratRangePlace"];
                };
            };
        };
        responses: {
            200: components["responses"]["CaratRange"];
            default: components["responses"]["Failure"];
        };
    };
    updateCaratRange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["CaratRangeChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["CaratRange"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCaratRange: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Part of the name or the description. */
                searchTerm?: string;
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collections by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            pagination: components["schemas"]["Pagination"];
                            stockList: components["schemas"]["Collection"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCollection: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Words of the trade: 1ct D VVS 3ex gia. */
                searchTerm?: components["parameters"]["SearchTerm"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewCollection"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewCollection"];
                    /** Format: binary */
                    image?: FileContent;
                };
            };
        };
        responses: {
            201: components["responses"]["Collection"];
            default: components["responses"]["Failure"];
        };
    };
    setCollectionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["Collection"];
            default: components["responses"]["Failure"];
        };
    };
    getCollection: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size500"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection, a page of its stones, and the totals of all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            collection: components["schemas"]["Collection"];
                            pagination: components["schemas"]["Pagination"];
                            stockList: components["schemas"]["Stone"][];
                            totals: components["schemas"]["StoneTotals"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["CollectionChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["CollectionChange"];
                    /** Format: binary */
                    image?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["Collection"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                provider_type?: components["schemas"]["ProviderType"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Inventory providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Provider"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewProvider"];
                };
            };
        };
        responses: {
            201: components["responses"]["Provider"];
            default: components["responses"]["Failure"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Provider"];
            default: components["responses"]["Failure"];
        };
    };
    updateProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ProviderChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Provider"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProvider: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scorecard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Scorecard"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renewProviderStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        version: components["schemas"]["Version"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Provider"];
            default: components["responses"]["Failure"];
        };
    };
    listDemands: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Demands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Demand"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createDemand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewDemand"];
                };
            };
        };
        responses: {
            201: components["responses"]["Demand"];
            default: components["responses"]["Failure"];
        };
    };
    setDemandStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["Demand"];
            default: components["responses"]["Failure"];
        };
    };
    updateDemand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["DemandChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Demand"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDemand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getStockDetails: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pieces, carats and amounts, the most frequent value first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockDetails"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadStoneZip: {
        parameters: {
            query?: {
                includeCertificate?: boolean;
                includeExcel?: boolean;
                includeImage?: boolean;
                includeVideo?: boolean;
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description Up to 500 stock numbers, with commas between them. */
                stock_no?: string;
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    getStoneHistory: {
        parameters: {
            query: {
                stock_no: components["schemas"]["StockNo"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stone as the caller sees it, and its history, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoneHistory"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadStones: {
        parameters: {
            query?: {
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StoneDownload"];
                };
            };
        };
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    saveFeaturedStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["FeaturedStoneChange"];
                };
            };
        };
        responses: {
            /** @description The entries as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            featureStoneList: components["schemas"]["FeaturedStone"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setFeaturedStoneStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            featureStoneList: components["schemas"]["FeaturedStone"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteFeaturedStone: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listSupplyFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, those that are needed first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupplyField"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    filterSearch: {
        parameters: {
            query?: {
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StoneSearch"];
        responses: {
            /** @description Choices and counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FilterAnswer"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFeaturedStones: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    data: components["schemas"]["FeaturedStoneFilter"];
                };
            };
        };
        responses: {
            /** @description A page of special stones, and the totals of all that match; a stone counts once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            featureStoneList: components["schemas"]["FeaturedStone"][];
                            pagination: components["schemas"]["Pagination"];
                            totals: components["schemas"]["StoneTotals"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRapPrice: {
        parameters: {
            query?: {
                /** @description Rows that cover this weight. */
                carat?: components["schemas"]["Carat"];
                clarity?: components["schemas"]["ListClarity"];
                color?: components["schemas"]["ListColor"];
                list_id?: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                shape_group?: components["schemas"]["ShapeGroup"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices per carat, and the list that they belong to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ListPrice"][];
                            list: components["schemas"]["MaybePriceList"];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    insertLatestPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewPriceList"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewPriceList"];
                    /** Format: binary */
                    list?: FileContent;
                };
            };
        };
        responses: {
            /** @description The list, what it changes, and the job that prices the stock. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListInserted"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInventoryDiamonds: {
        parameters: {
            query?: {
                diamond_type?: components["schemas"]["MailingTypes"];
                export?: boolean;
                id?: number;
                page?: number;
                pdf?: boolean;
                size?: number;
                uid?: string;
                user_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    data: components["schemas"]["MailingStonesQuery"];
                };
            };
        };
        responses: {
            /** @description A page of stones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Stone"][];
                            /** @description The link of the file that was asked for. */
                            file: string | null;
                            pagination: components["schemas"]["Pagination"];
                            totals: components["schemas"]["MailingTotals"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    syncListPrices: {
        parameters: {
            query?: {
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices per carat in a fixed order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ListPrice"][];
                            list: components["schemas"]["MaybePriceList"];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewMapping"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewMapping"];
                    /** Format: binary */
                    uploadExcel?: FileContent;
                };
            };
        };
        responses: {
            /** @description The mapping, and the load that reads the file by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MappingConfiguration"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MappingConfiguration"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKeptPairs: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            pagination: components["schemas"]["Pagination"];
                            stockList: components["schemas"]["KeptPair"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @description Of a kept pair. */
                        id?: number;
                        is_separable?: boolean;
                        name?: string;
                        search?: components["schemas"]["PairSearch"];
                        /** @description Of a kept pair search. */
                        search_id?: number;
                        version: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["KeptPairOrSearch"];
            default: components["responses"]["Failure"];
        };
    };
    keepPair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @description Whether one may be sold without the other. */
                        is_separable?: boolean;
                        /**
                         * @description A pair needs `stock_nos`, a pair search `name` and `search`.
                         * @enum {string}
                         */
                        kind: "stones" | "search";
                        name?: string;
                        pair?: components["schemas"]["PairTolerances"];
                        search?: components["schemas"]["PairSearch"];
                        stock_nos?: string[];
                        /** @description The client for whom the search is made. */
                        user_id?: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["KeptPairOrSearch"];
            default: components["responses"]["Failure"];
        };
    };
    searchPairs: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PairSearch"];
                };
            };
        };
        responses: {
            200: components["responses"]["Pairs"];
            default: components["responses"]["Failure"];
        };
    };
    deletePair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    approveExternalDiamonds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    approveStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    listArrivals: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                end_date?: string;
                /** @description An Excel file instead of a page. */
                export?: boolean;
                /** @description The first page is 1, which is the default. */
                page?: number;
                /** @description A PDF instead of a page. */
                pdf?: boolean;
                /** @description 500 by default. */
                size?: number;
                /** @description First day, in the house's time zone. */
                start_date?: string;
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    data: components["schemas"]["ArrivalsAsked"];
                };
            };
        };
        responses: {
            /** @description A page of stones, with the counts and totals under the same filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArrivalsOrLink"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StockNumbers"];
        responses: {
            201: components["responses"]["CartLines"];
            default: components["responses"]["Failure"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinesOrNumbers"];
        responses: {
            200: components["responses"]["CartLines"];
            default: components["responses"]["Failure"];
        };
    };
    closeEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    confirmStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewConfirms"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    declineMemoWish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    listStoneAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active entries by attribute, in their sequence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoneAttributes"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewEnquiries"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    getEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SeenEnquiry"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    acceptBid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SeenBid"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    answerEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnquiryAnswer"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    makeBid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnquiryBid"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnquiryRefusal"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    declineBid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnquiryAnswer"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnquiryOffer"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    askInEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnquiryQuestion"];
        responses: {
            200: components["responses"]["Enquiry"];
            default: components["responses"]["Failure"];
        };
    };
    extendHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    listCarts: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listConfirms: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description The rows of a page: 50, or 200 where `user_id` names an external client (spec §9). */
                size?: components["parameters"]["ConfirmsSize"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listExternal: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listHolds: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description The rows of a page: 500, or 200 where `user_id` names an external client (spec §9). */
                size?: components["parameters"]["LinesSize"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listMemos: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description The rows of a page: 500, or 200 where `user_id` names an external client (spec §9). */
                size?: components["parameters"]["LinesSize"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listWatchlist: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name. An unknown one is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the list (spec §4). */
                status?: components["parameters"]["LineStatus"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LineFilter"];
        responses: {
            200: components["responses"]["StoneLines"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    createHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewHolds"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    importExternalDiamonds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ExternalNumbers"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["ExternalNumbers"];
                    /** Format: binary */
                    list?: FileContent;
                };
            };
        };
        responses: {
            /** @description The lines that await a decision, and the numbers that were not found. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExternalImport"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueMemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewMemo"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    previewMemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description The client; required from the house. */
                        user_id?: number;
                    };
                };
            };
        };
        responses: {
            /** @description The numbers in their order, each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            lines: components["schemas"]["PreviewedLine"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sellMemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MemoSale"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    tellMemoWish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MemoWish"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    addNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StonesWithText"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    removeNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinesOrNumbers"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    previewPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PaperAsked"];
                };
            };
        };
        responses: {
            /** @description The paper as it would be made now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaperAhead"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    receiveMemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    rejectExternalDiamonds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    rejectStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    releaseHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    reverseMemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LineIds"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    searchArrivals: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size500"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StoneSearch"];
        responses: {
            /** @description A page of stones, with the counts and totals under the same filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArrivalAnswer"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countArrivals: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                stone_origin?: components["schemas"]["StoneOrigin"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArrivalCounts"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateConfirmStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConfirmChanges"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    addToWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StockNumbers"];
        responses: {
            201: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    removeFromWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinesOrNumbers"];
        responses: {
            200: components["responses"]["Lines"];
            default: components["responses"]["Failure"];
        };
    };
    getPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Paper"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setMemoDue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MemoDue"];
                };
            };
        };
        responses: {
            /** @description The memo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Paper"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            default: components["responses"]["Failure"];
        };
    };
    listPriceLists: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists, with how many prices each has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["PriceList"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchRecentPairs: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pairs"];
            default: components["responses"]["Failure"];
        };
    };
    listRecentSearches: {
        parameters: {
            query?: {
                client_id?: components["parameters"]["ClientId"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_count_only?: components["parameters"]["IsCountOnly"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                role_id?: components["parameters"]["RoleId"];
                search_type?: components["parameters"]["SearchMode"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recent searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["RecentSearch"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recordSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MadeSearch"];
                };
            };
        };
        responses: {
            201: components["responses"]["RecentSearch"];
            default: components["responses"]["Failure"];
        };
    };
    getRecentSearch: {
        parameters: {
            query?: {
                client_id?: components["parameters"]["ClientId"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_count_only?: components["parameters"]["IsCountOnly"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                role_id?: components["parameters"]["RoleId"];
                search_type?: components["parameters"]["SearchMode"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RecentSearch"];
            default: components["responses"]["Failure"];
        };
    };
    runRecentSearch: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size500"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stones, with the counts and totals under the same filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchAnswer"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: {
                client_id?: components["parameters"]["ClientId"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_count_only?: components["parameters"]["IsCountOnly"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search_type?: components["parameters"]["SearchMode"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["SavedSearch"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewSavedSearch"];
                };
            };
        };
        responses: {
            201: components["responses"]["SavedSearch"];
            default: components["responses"]["Failure"];
        };
    };
    getSavedSearch: {
        parameters: {
            query?: {
                client_id?: components["parameters"]["ClientId"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_count_only?: components["parameters"]["IsCountOnly"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search_type?: components["parameters"]["SearchMode"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedSearch"];
            default: components["responses"]["Failure"];
        };
    };
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SavedSearchChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["SavedSearch"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    previewSchedule: {
        parameters: {
            query: {
                schedule: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleShown"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchByAddress: {
        parameters: {
            query?: {
                availability?: components["schemas"]["AvailabilityCode"];
                begins?: string;
                black_inclusion?: components["schemas"]["CodesInAddress"];
                carat?: components["schemas"]["RangeInAddress"];
                clarity?: components["schemas"]["CodesInAddress"];
                color?: components["schemas"]["CodesInAddress"];
                crown_angle?: components["schemas"]["RangeInAddress"];
                crown_height?: components["schemas"]["RangeInAddress"];
                cut?: components["schemas"]["CodesInAddress"];
                depth_pct?: components["schemas"]["RangeInAddress"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                disc?: components["schemas"]["RangeInAddress"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                eye_clean?: components["schemas"]["CodesInAddress"];
                fancy_color?: components["schemas"]["CodesInAddress"];
                fluorescence?: components["schemas"]["CodesInAddress"];
                fluorescence_color?: components["schemas"]["CodesInAddress"];
                growth_type?: components["schemas"]["CodesInAddress"];
                has_certificate?: components["schemas"]["CodesInAddress"];
                has_hearts_arrows?: components["schemas"]["CodesInAddress"];
                has_image?: components["schemas"]["CodesInAddress"];
                has_video?: components["schemas"]["CodesInAddress"];
                height?: components["schemas"]["RangeInAddress"];
                intensity?: components["schemas"]["CodesInAddress"];
                is_count_only?: components["parameters"]["IsCountOnly"];
                lab?: components["schemas"]["CodesInAddress"];
                length?: components["schemas"]["RangeInAddress"];
                location?: components["schemas"]["CodesInAddress"];
                markup_disc?: components["schemas"]["RangeInAddress"];
                markup_ppc?: components["schemas"]["RangeInAddress"];
                milky?: components["schemas"]["CodesInAddress"];
                numbers?: string;
                overtone?: components["schemas"]["CodesInAddress"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                pavilion_angle?: components["schemas"]["RangeInAddress"];
                pavilion_depth?: components["schemas"]["RangeInAddress"];
                polish?: components["schemas"]["CodesInAddress"];
                price_per_ct?: components["schemas"]["RangeInAddress"];
                provider?: components["schemas"]["CodesInAddress"];
                rap?: components["schemas"]["RangeInAddress"];
                ratio?: components["schemas"]["RangeInAddress"];
                /** @description Words of the trade: 1ct D VVS 3ex gia. */
                searchTerm?: components["parameters"]["SearchTerm"];
                sell_amt?: components["schemas"]["RangeInAddress"];
                shade?: components["schemas"]["CodesInAddress"];
                shape?: components["schemas"]["CodesInAddress"];
                since?: components["schemas"]["Since"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                status?: components["schemas"]["CodesInAddress"];
                stone_origin?: components["schemas"]["CodesInAddress"];
                symmetry?: components["schemas"]["CodesInAddress"];
                table_pct?: components["schemas"]["RangeInAddress"];
                treatment?: components["schemas"]["CodesInAddress"];
                user_id?: components["parameters"]["UserId"];
                width?: components["schemas"]["RangeInAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stones, with the counts and totals under the same filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchAnswer"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchStones: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                is_count_only?: components["parameters"]["IsCountOnly"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Words of the trade: 1ct D VVS 3ex gia. */
                searchTerm?: components["parameters"]["SearchTerm"];
                size?: components["parameters"]["Size500"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StoneSearch"];
        responses: {
            /** @description A page of stones, with the counts and totals under the same filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchAnswer"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSearchStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchStart"];
            default: components["responses"]["Failure"];
        };
    };
    keepSearchStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["FirstStones"];
                };
            };
        };
        responses: {
            200: components["responses"]["SearchStart"];
            default: components["responses"]["Failure"];
        };
    };
    listShareLinks: {
        parameters: {
            query?: {
                id?: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareLinks"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareDiamonds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewShareLink"];
                };
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareLinkMade"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getSharedStones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stones at the prices of the moment when they were shared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedStones"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showSelectedStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StoneSelection"];
                };
            };
        };
        responses: {
            /** @description The stones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SelectedStones"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSimilarPrices: {
        parameters: {
            query: {
                stock_no: components["schemas"]["StockNo"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their number and their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SimilarPrices"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setProviderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["Provider"];
            default: components["responses"]["Failure"];
        };
    };
    listStockFields: {
        parameters: {
            query?: {
                type?: "white" | "fancy";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields in the order of the house's own files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            fields: components["schemas"]["StockField"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStockLists: {
        parameters: {
            query?: {
                code?: string;
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock lists by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["StockList"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateStockList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StockListChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["StockList"];
            default: components["responses"]["Failure"];
        };
    };
    createStockList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewStockList"];
                };
            };
        };
        responses: {
            201: components["responses"]["StockList"];
            default: components["responses"]["Failure"];
        };
    };
    setStockListStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["StockList"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStockList: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    renewStockListCode: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StockList"];
            default: components["responses"]["Failure"];
        };
    };
    runStockList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StockListRun"];
            default: components["responses"]["Failure"];
        };
    };
    listStockListRuns: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["StockListRun"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewStockList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StockListContent"];
                };
            };
        };
        responses: {
            /** @description Heads and rows as the file would have them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockListPreview"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getStockSummary: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockSummary"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    keepStoneFieldSet: {
        parameters: {
            query: {
                view: components["schemas"]["StoneView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["StoneFieldSetToKeep"];
                };
            };
        };
        responses: {
            200: components["responses"]["StoneFields"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStoneFieldSet: {
        parameters: {
            query: {
                name: components["schemas"]["StoneFieldSetName"];
                view: components["schemas"]["StoneView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoneFields"];
            default: components["responses"]["Failure"];
        };
    };
    listStoneFields: {
        parameters: {
            query: {
                view: components["schemas"]["StoneView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoneFields"];
            default: components["responses"]["Failure"];
        };
    };
    saveStoneFields: {
        parameters: {
            query: {
                view: components["schemas"]["StoneView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        columns: components["schemas"]["StoneFieldPlaceToKeep"][];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["StoneFields"];
            default: components["responses"]["Failure"];
        };
    };
    setStoneListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stock_no: components["parameters"]["StockNoInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        is_listed: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The stone as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoneListing"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createSubCaratRange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewSubCaratRange"];
                };
            };
        };
        responses: {
            201: components["responses"]["SubCaratRange"];
            default: components["responses"]["Failure"];
        };
    };
    updateSubCaratRange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["CaratRangeChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["SubCaratRange"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSubCaratRange: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description 1 pending, 2 done (spec §4). */
                status?: 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Task"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewTask"];
                };
            };
        };
        responses: {
            201: components["responses"]["Task"];
            default: components["responses"]["Failure"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Task"];
            default: components["responses"]["Failure"];
        };
    };
    setTaskStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /**
                         * @description 1 pending, 2 done (spec §4).
                         * @enum {integer}
                         */
                        status: 1 | 2;
                        version: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Task"];
            default: components["responses"]["Failure"];
        };
    };
    updateLatestPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ListPricesChange"];
                };
            };
        };
        responses: {
            /** @description The list, the effect of the change, and the job that prices the stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListUpdated"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUsdInr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate; null if none was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsdInr"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setUsdInr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["UsdInrChange"];
                };
            };
        };
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsdInr"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    explainVisibility: {
        parameters: {
            query: {
                stock_no: components["schemas"]["StockNo"];
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Visibility"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                state?: components["schemas"]["JobState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Job"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Job"];
            default: components["responses"]["Failure"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Job"];
            default: components["responses"]["Failure"];
        };
    };
    reportBounce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @enum {string} */
                        kind: "bounce" | "complaint";
                        /** @description The sender of the envelope, the Message-ID, or the key that both carry. */
                        letter: string;
                        /** @description What the mail server of the reader said. */
                        said?: string;
                        secret: string;
                        /** @description Of a bounce, as of RFC 3463; else what is said decides. */
                        status?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    readMailChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the address under a mail. */
                token: components["parameters"]["MailChoicesToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailChoices"];
            default: components["responses"]["Failure"];
        };
    };
    setMailChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the address under a mail. */
                token: components["parameters"]["MailChoicesToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        declined: components["schemas"]["MailTopic"][];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["MailChoices"];
            default: components["responses"]["Failure"];
        };
    };
    listBusinessMarkups: {
        parameters: {
            query?: {
                business_id?: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Businesses, those with a markup of their own first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["BusinessMarkup"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProviderMarkups: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Providers, those with a markup of their own first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ProviderMarkup"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAssociateMarkups: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Business associates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["AssociateMarkup"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDefaultMarkup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default, with its gaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DefaultMarkup"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    explainPrice: {
        parameters: {
            query: {
                stock_no: components["schemas"]["StockNo"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every step of the calculation, and every layer of markup that was considered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PriceExplained"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateBusinessMarkup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["BusinessMarkupChange"];
                };
            };
        };
        responses: {
            /** @description The markup as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Markup"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateProviderMarkup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ProviderMarkupChange"];
                };
            };
        };
        responses: {
            /** @description The markup as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Markup"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateAssociateMarkup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["AssociateMarkupChange"];
                };
            };
        };
        responses: {
            /** @description The markup as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Markup"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateDefaultMarkup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MarkupChange"];
                };
            };
        };
        responses: {
            /** @description The markup as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Markup"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMasters: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description Only the master of this id, with the number of stones that have one of its values (`stones`). */
                stones_of?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Masters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Master"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMaster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewMaster"];
                };
            };
        };
        responses: {
            201: components["responses"]["Master"];
            default: components["responses"]["Failure"];
        };
    };
    updateMaster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["MasterChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Master"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMaster: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setMasterStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["Master"];
            default: components["responses"]["Failure"];
        };
    };
    reorderSubMasters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: number[];
                        master_id: number;
                        seen?: components["schemas"]["SeenOrder"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listSubMasters: {
        parameters: {
            query?: {
                code?: components["schemas"]["MasterCode"];
                is_active?: components["parameters"]["IsActive"];
                masterId?: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description Only the sub-master of this id. Whoever manages masters is also told how many stones have it (`stones`). */
                stones_of?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sub-masters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["SubMaster"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createSubMaster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewSubMaster"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["NewSubMaster"];
                    /** Format: binary */
                    image?: FileContent;
                };
            };
        };
        responses: {
            201: components["responses"]["SubMaster"];
            default: components["responses"]["Failure"];
        };
    };
    updateSubMaster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SubMasterChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["SubMasterChange"];
                    /** Format: binary */
                    image?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["SubMaster"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSubMaster: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setSubMasterStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["SubMaster"];
            default: components["responses"]["Failure"];
        };
    };
    listPairFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, numbers first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PairField"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewPairSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["TriedPairSetting"];
                };
            };
        };
        responses: {
            /** @description The pairs on each side of a carat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PairSettingEffect"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPairSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PairSetting"];
            default: components["responses"]["Failure"];
        };
    };
    setPairSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PairSetting"];
                };
            };
        };
        responses: {
            200: components["responses"]["PairSetting"];
            default: components["responses"]["Failure"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                /** @description Only those that you have not read. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Notice"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNoticeChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoticeChoices"];
            default: components["responses"]["Failure"];
        };
    };
    saveNoticeChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NoticeChoicesChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["NoticeChoices"];
            default: components["responses"]["Failure"];
        };
    };
    countNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadNotices"];
            default: components["responses"]["Failure"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ReadNotices"];
                };
            };
        };
        responses: {
            200: components["responses"]["UnreadNotices"];
            default: components["responses"]["Failure"];
        };
    };
    readAllNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ReadAllNotices"];
                };
            };
        };
        responses: {
            200: components["responses"]["UnreadNotices"];
            default: components["responses"]["Failure"];
        };
    };
    tellPageTimings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        timings: components["schemas"]["PageTiming"][];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    listRoleUsers: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                role_id?: components["parameters"]["RoleId"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["RoleUser"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserPermissions: {
        parameters: {
            query: {
                role_id: components["parameters"]["RoleIdNeeded"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rights"];
            default: components["responses"]["Failure"];
        };
    };
    updateUserPermissions: {
        parameters: {
            query: {
                role_id: components["parameters"]["RoleIdNeeded"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @default false */
                        apply_to_users?: boolean;
                        permissions: {
                            permission_id: number;
                            read_access: boolean;
                            write_access: boolean;
                        }[];
                        version: components["schemas"]["Version"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Rights"];
            default: components["responses"]["Failure"];
        };
    };
    getMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Maintenance"];
            default: components["responses"]["Failure"];
        };
    };
    setMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        is_on: boolean;
                        message?: string;
                        version: components["schemas"]["Version"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Maintenance"];
            default: components["responses"]["Failure"];
        };
    };
    getArrivalSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArrivalSetting"];
            default: components["responses"]["Failure"];
        };
    };
    setArrivalSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ArrivalSetting"];
                };
            };
        };
        responses: {
            200: components["responses"]["ArrivalSetting"];
            default: components["responses"]["Failure"];
        };
    };
    previewArrivalSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["TriedArrivalSetting"];
                };
            };
        };
        responses: {
            /** @description The new arrivals of each type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArrivalSettingEffect"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportReport: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                format?: "xlsx" | "csv" | "pdf";
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                /** @description Sales by invoice, confirmed stones, memos or holds. */
                kind?: components["parameters"]["ReportKind"];
                /** @description Stones of this inventory provider. */
                provider_id?: components["parameters"]["ProviderId"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listReportGroups: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Sales by invoice, confirmed stones, memos or holds. */
                kind?: components["parameters"]["ReportKind"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Stones of this inventory provider. */
                provider_id?: components["parameters"]["ProviderId"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportGroups"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReportLines: {
        parameters: {
            query?: {
                /** @description Those of this business associate's customers. */
                business_associate_id?: components["parameters"]["AssociateId"];
                business_id?: components["parameters"]["BusinessId"];
                /** @description Codes. Separate several with commas. */
                clarity?: components["parameters"]["Clarities"];
                /** @description Codes. Separate several with commas. */
                color?: components["parameters"]["Colors"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The key of a group, as the groups have it. */
                group?: string;
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Sales by invoice, confirmed stones, memos or holds. */
                kind?: components["parameters"]["ReportKind"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Stones of this inventory provider. */
                provider_id?: components["parameters"]["ProviderId"];
                /** @description Codes. Separate several with commas. */
                shape?: components["parameters"]["Shapes"];
                size?: components["parameters"]["Size50"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportLines"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReportReaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ReportReader"][];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listScheduledReports: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scheduled reports by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ScheduledReport"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createScheduledReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewScheduledReport"];
                };
            };
        };
        responses: {
            201: components["responses"]["ScheduledReport"];
            default: components["responses"]["Failure"];
        };
    };
    updateScheduledReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ScheduledReportChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["ScheduledReport"];
            default: components["responses"]["Failure"];
        };
    };
    deleteScheduledReport: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setScheduledReportStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["ScheduledReport"];
            default: components["responses"]["Failure"];
        };
    };
    runScheduledReport: {
        parameters: {
            query?: {
                run_key?: string;
                /** @description The latest run that the caller saw, 0 for none. */
                seen_run?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportRun"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReportRuns: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["ReportRun"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles, by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Role"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCategories: {
        parameters: {
            query: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                role_id: components["parameters"]["RoleIdNeeded"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Categories"];
            default: components["responses"]["Failure"];
        };
    };
    listSubmodules: {
        parameters: {
            query: {
                category_id: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                role_id?: components["parameters"]["RoleId"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sub-modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Permission"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFeeds: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                provider_id?: number;
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                state?: components["schemas"]["FeedState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feeds with their latest run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Feed"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewFeed"];
                };
            };
        };
        responses: {
            201: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    updateFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["FeedChange"];
                };
            };
        };
        responses: {
            200: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFeed: {
        parameters: {
            query?: {
                /** @description The version that the caller saw. An act on an earlier one is refused (409 `staleVersion`), with the person who was faster. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setFeedStatus: {
        parameters: {
            query?: {
                /** @description The state that the caller saw. An act on a feed that has moved since is refused (409 `staleVersion`), with the person who was faster. */
                state?: components["parameters"]["SeenState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActiveFlag"];
        responses: {
            200: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    pauseFeed: {
        parameters: {
            query?: {
                /** @description The state that the caller saw. An act on a feed that has moved since is refused (409 `staleVersion`), with the person who was faster. */
                state?: components["parameters"]["SeenState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    resumeFeed: {
        parameters: {
            query?: {
                /** @description The state that the caller saw. An act on a feed that has moved since is refused (409 `staleVersion`), with the person who was faster. */
                state?: components["parameters"]["SeenState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    runFeed: {
        parameters: {
            query?: {
                /** @description The state that the caller saw. An act on a feed that has moved since is refused (409 `staleVersion`), with the person who was faster. */
                state?: components["parameters"]["SeenState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            default: components["responses"]["Failure"];
        };
    };
    listFeedRuns: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["FeedRun"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    tryFeedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        kept_id?: number | null;
                        web: components["schemas"]["FeedWebChange"];
                    };
                };
            };
        };
        responses: {
            /** @description What came of the visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FeedAddressTried"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLoads: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                provider_id?: number;
                size?: components["parameters"]["Size50"];
                /** @description `failed` takes those that failed in any state. */
                state?: components["schemas"]["LoadStanding"];
                via?: components["schemas"]["LoadVia"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Load"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadDetail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SeenLoad"];
                };
            };
        };
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadDetail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    commitLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["CommitLoad"];
                };
            };
        };
        responses: {
            /** @description The load, which is being committed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadDetail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setLoadMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["LoadMapping"];
                };
            };
        };
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadDetail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewedRow"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    tryLoadMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        mapping: components["schemas"]["Mapping"];
                    };
                };
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewedRow"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            default: components["responses"]["Failure"];
        };
    };
    retryLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SeenLoad"];
                };
            };
        };
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadDetail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewRollBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, and the first hundred rows that stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RollBack"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rollBackLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SeenLoad"];
                };
            };
        };
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadDetail"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLoadRows: {
        parameters: {
            query?: {
                /** @description Rows with this finding, by its code in `findings` of the load. */
                finding?: components["parameters"]["Finding"];
                kind?: components["schemas"]["LoadRowKind"];
                /** @description Rows whose stones other providers list too, under the same laboratory and report number, or list for less. */
                others?: components["parameters"]["Others"];
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows whose price rises, or falls. */
                price?: components["parameters"]["PriceWay"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["LoadRow"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proveLoadRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                row_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoadRowProof"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportLoadRows: {
        parameters: {
            query?: {
                /** @description Rows with this finding, by its code in `findings` of the load. */
                finding?: components["parameters"]["Finding"];
                format?: "xlsx" | "csv";
                /** @description Answer 202 at once and prepare the file in a job. */
                job?: components["parameters"]["AsJob"];
                kind?: components["schemas"]["LoadRowKind"];
                /** @description Rows whose stones other providers list too, under the same laboratory and report number, or list for less. */
                others?: components["parameters"]["Others"];
                /** @description Rows whose price rises, or falls. */
                price?: components["parameters"]["PriceWay"];
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileLink"];
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listMyLoads: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                state?: components["schemas"]["LoadStanding"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MyLoad"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMyLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyLoad"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMyRefusedRows: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MyRefusedRow"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMyScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scorecard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyScorecard"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    tryRemotePlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        kept_id?: number | null;
                        place: components["schemas"]["RemotePlaceChange"];
                    };
                };
            };
        };
        responses: {
            /** @description What came of the visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RemotePlaceTried"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    pushStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PushedStock"];
                };
            };
        };
        responses: {
            /** @description What was read of each row, and the load that takes the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockTaken"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        invitation: components["schemas"]["VerificationToken"];
                        password: components["schemas"]["NewPassword"];
                    };
                };
            };
        };
        responses: {
            /** @description The address to sign in with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnApiKeys: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeys"];
            default: components["responses"]["Failure"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["Available"];
            default: components["responses"]["Failure"];
        };
    };
    checkUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name?: components["schemas"]["UserName"];
                        user_name?: components["schemas"]["UserName"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Available"];
            default: components["responses"]["Failure"];
        };
    };
    listUserCustomers: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers by company and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["CustomerOption"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["CodeSent"];
            default: components["responses"]["Failure"];
        };
    };
    listGuests: {
        parameters: {
            query?: {
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The specification's word for `size`. It takes precedence if both are given. */
                limit?: number;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Guests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Guest"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        invitation: components["schemas"]["VerificationToken"];
                    };
                };
            };
        };
        responses: {
            /** @description Who is invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invited"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countLiveUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveUsers"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: {
                is_guest?: components["parameters"]["IsGuest"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SignIn"];
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    signInWithIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ticket: components["schemas"]["IssuerTicket"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    leaveForIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uri */
                            address: string;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    returnFromIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        answer: string;
                    };
                };
            };
        };
        responses: {
            /** @description A ticket for the sign-in itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ticket: components["schemas"]["IssuerTicket"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    provePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        answer: components["schemas"]["PasskeyAnswer"];
                        ticket: components["schemas"]["SignInTicket"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    offerPasskeyAtDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ticket: components["schemas"]["SignInTicket"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            default: components["responses"]["Failure"];
        };
    };
    proveSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: components["schemas"]["SecondFactorCode"];
                        ticket: components["schemas"]["SignInTicket"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    offerSecondFactorAtDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ticket: components["schemas"]["SignInTicket"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["SecondFactorOffer"];
            default: components["responses"]["Failure"];
        };
    };
    turnOnSecondFactorAtDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: components["schemas"]["AuthenticatorCode"];
                        offer: components["schemas"]["SealedOffer"];
                        ticket: components["schemas"]["SignInTicket"];
                    };
                };
            };
        };
        responses: {
            /** @description The second factor is on, and its owner is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recovery_codes: components["schemas"]["RecoveryCodes"];
                            user: components["schemas"]["SignedInUser"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSignInWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            issuer: {
                                name: string;
                            } | null;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    verifySignupOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Code"];
        responses: {
            200: components["responses"]["Verified"];
            default: components["responses"]["Failure"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Passkeys"];
            default: components["responses"]["Failure"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        answer: components["schemas"]["PasskeyAnswer"];
                        name: components["schemas"]["PasskeyName"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            default: components["responses"]["Failure"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: components["schemas"]["PasskeyName"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    offerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyOptions"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        current_password: string;
                        password: components["schemas"]["NewPassword"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                is_guest?: components["parameters"]["IsGuest"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    updateProfile: {
        parameters: {
            query?: {
                is_guest?: components["parameters"]["IsGuest"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ProfileChange"];
                };
                "multipart/form-data": {
                    data: components["schemas"]["ProfileChange"];
                    /** Format: binary */
                    picture?: FileContent;
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        password: components["schemas"]["NewPassword"];
                        verification: components["schemas"]["VerificationToken"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactor"];
            default: components["responses"]["Failure"];
        };
    };
    turnOnSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: components["schemas"]["AuthenticatorCode"];
                        offer: components["schemas"]["SealedOffer"];
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            default: components["responses"]["Failure"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordAndCode"];
        responses: {
            200: components["responses"]["SecondFactor"];
            default: components["responses"]["Failure"];
        };
    };
    offerSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactorOffer"];
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordAndCode"];
        responses: {
            200: components["responses"]["RecoveryCodes"];
            default: components["responses"]["Failure"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Email"];
        responses: {
            200: components["responses"]["CodeSent"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            default: components["responses"]["Failure"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    setUpHouse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        email: components["schemas"]["Email"];
                        first_name: components["schemas"]["PersonName"];
                        last_name: components["schemas"]["PersonName"];
                        password: components["schemas"]["NewPassword"];
                        setup: components["schemas"]["VerificationToken"];
                    };
                };
            };
        };
        responses: {
            /** @description The address to sign in with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readSetupAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        setup: components["schemas"]["VerificationToken"];
                    };
                };
            };
        };
        responses: {
            /** @description The end of the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            expires_at: string;
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signInAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        password: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Failure"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SignUp"];
                };
            };
        };
        responses: {
            201: components["responses"]["SignedIn"];
            default: components["responses"]["Failure"];
        };
    };
    verifyResetOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Code"];
        responses: {
            200: components["responses"]["Verified"];
            default: components["responses"]["Failure"];
        };
    };
    listWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machines, in the order of their registry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowSummary"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWorkflow: {
        parameters: {
            query?: {
                business_id?: components["parameters"]["BusinessId"];
                /** @description First day, in the house's time zone. */
                from?: string;
                party?: components["schemas"]["Party"];
                /** @description Last day, in the house's time zone. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The name of a machine. An unknown one is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine with its figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowFigures"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeviations: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                /** @description The name of a machine. An unknown one is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deviations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["Deviation"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listWorkflowItems: {
        parameters: {
            query?: {
                /** @description Only those that do not conform. */
                is_deviant?: boolean;
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the most important first. A minus before a name reverses its order. */
                sort?: components["parameters"]["Sort"];
                /** @description A state by its path, including the states inside it. */
                state?: string;
            };
            header?: never;
            path: {
                /** @description The name of a machine. An unknown one is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["WorkflowItem"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWorkflowItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: string;
                /** @description The name of a machine. An unknown one is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. Of more than 1000 steps, only the last 1000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowHistory"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replayWorkflow: {
        parameters: {
            query?: {
                /** @description The first page is 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                /** @description The name of a machine. An unknown one is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["OtherMachine"];
                };
            };
        };
        responses: {
            /** @description How much would have been decided differently, and a page of the items, the latest difference first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhatIf"];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listWorkflowVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a machine. An unknown one is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowVersion"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkConformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["JobBegun"];
            default: components["responses"]["Failure"];
        };
    };
    listOverdue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Overdue items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OverdueItem"][];
                        message: string;
                        /** @constant */
                        status: "success";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
