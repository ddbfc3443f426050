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
         * @description A taken e-mail address or user name is 409 at its field, a stale version 409 with the person as they are now.
         */
        put: operations["updateAdmin"];
        post?: never;
        /**
         * Delete an administrator whom nothing names.
         * @description Whoever is named by lines, papers, tasks or the log stays (409) and can be switched off; nobody deletes themselves (422). The last one who is active, and the last one who manages rights, stays (422).
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
         * @description The account begins with the rights of its role. Without a `password` its address receives a mail with a code to set one. A taken e-mail address or user name is 409 at its field, in any case.
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
         * Somebody new for quality control.
         * @description The account begins with the rights of its role. Without a `password` its address receives a mail with a code to set one. A taken e-mail address or user name is 409 at its field, in any case.
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
         * Delete somebody of quality control whom nothing names.
         * @description Whoever is named by lines, papers, tasks or the log stays (409) and can be switched off; nobody deletes themselves (422).
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
        /** The mail that the house has sent, or would have sent where no mail server is set. */
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
        /** One mail with its text, as long as the outbox keeps it. */
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
        /** Send a failed mail again. One that was sent or waits is refused (409); of an invitation a new one goes out while it is unused. */
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
        /** The people of quality control, by name. */
        get: operations["listQcs"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Change the account of somebody of quality control.
         * @description A taken e-mail address or user name is 409 at its field, a stale version 409 with the person as they are now.
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
         * @description The answer carries the token of a session of that account which only looks: whatever it would write is refused (403 `viewOnly`). It ends after half an hour, and with the session that asked for it. The log says who looks as whom. For administrators alone; of other accounts than those of customers and associates nothing is found (404), and one that is switched off is refused (409).
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
         * What changed, who did it, as whom and by which request, the latest first.
         * @description `search` finds entries by the number of a request, of an entry (#17), of a stone, memo or invoice, by the name of who did it, and by what happened ("released"). Without a filter, and between two entries, the total is exact and every page is as fast as the first; under any other filter entries are counted up to 1,000, and `has_more` says that there are more: they are reached by a narrower filter, or from there on by `seq_to`.
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
        /** One entry with its body exactly as it was hashed, what it changed, and what stands beside it. */
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
         * The entries under a filter as a signed file, the oldest first.
         * @description The link is good for one hour and for the asker alone. With `job=true` the answer is 202 at once, without it for more than a thousand entries; the job's record tells the link. No entry at all is 422. The file ends with the log as it was when it was asked for.
         *     `jsonl`: a first line that says what the file holds (`format: loupe-audit/1`), a line for each entry with its body exactly as it was hashed, a last line with `rows`, the hash of the last entry as `head`, and `signature`: Ed25519 over the SHA-256 of all bytes before this line. Between two entries, or without any filter, the rows are a chain (`is_whole: true`); under another filter each row still holds by its own hash.
         *     `csv`: a zip of the table and of a small file with the SHA-256 of its bytes, signed: a signature among the rows would be a row to every spreadsheet.
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
         * Sign what the log is now.
         * @description The house does it by itself each morning if something happened. Where the environment names addresses (`AUDIT_MAIL`), it is mailed to them.
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
         * A signed statement that the log of one checkpoint goes on into that of another.
         * @description All entries between the two are read for it. Where one is not as it was, 409 with the first such entry in `refused`.
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
         * Whether the log is whole, agrees with the checkpoints that are kept, and conforms.
         * @description The chain as it was last read by the house itself: `from` its first entry `to` the last one read, `whole_at` when it was last read from its beginning. `checkpoint` is the oldest kept checkpoint that the log does not agree with, else the latest one, compared now. A log whose end was cut, or that was written anew, is found by a checkpoint alone, and only a checkpoint kept elsewhere finds it after those kept here were changed as well.
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
        /** The program that verifies an export at home, as one file for Node alone. */
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
         * @description Refuses an e-mail that already has an account (409) and a password that is too short or too common (422).
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
         * @description Refuses a user name that is taken, in any case (409), and an unknown country code (422).
         */
        post: operations["validateUser"];
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
         * The business associates under a filter as an Excel file.
         * @description The link is good for one hour and for the asker alone. No associate at all is 422.
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
         * The business associates that are switched on, as an option list.
         * @description The office is offered all of them, an associate themselves, everybody else nobody.
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
         * @description By name unless sorted otherwise. The search looks at name, e-mail address, user name and mobile number.
         */
        get: operations["listAssociates"];
        put?: never;
        /**
         * Add a business associate, with the rights that their role begins with.
         * @description Without a `password` nobody knows one: a mail tells the associate how to set their own. An address or a user name that another account has, in whatever case, is refused at its field (409).
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
        /** One business associate, with what stands in each list of their customers. */
        get: operations["getAssociate"];
        /** Change a business associate. A stale version is 409 with the associate as they are now. */
        put: operations["updateAssociate"];
        post?: never;
        /**
         * Delete a business associate to whom nothing is bound.
         * @description Customers, lines, papers and tasks bind them; the refusal (409) says how many of each. Whoever is bound can be switched off, their customers handed over.
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
         * @description Those of `customer_ids`, or `all` of them; all or none. Whoever takes over is another associate who is switched on (422). Somebody who is no longer this associate's customer is named in `refused` (409). What each of the two reaches follows at once, and the log says of each customer from whom to whom.
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
        /** Give a business associate another password. Their sessions end, and a lock of their sign-in is lifted. */
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
        /** Country codes of telephone numbers; shown as '+' followed by phonecode. */
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
         * A new customer and their business in one act.
         * @description An associate gets the customer as their own, an administrator may name an associate (`business_associate_id`). Without a `password` the customer receives a mail with a code to set one. A taken e-mail address or user name is 409 at its field, in any case.
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
         * The business of a customer who has none.
         * @description A customer gives their own; an associate that of an own customer, an administrator anybody's, by `user_id`. Who has a business already is refused (409).
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
         * The clients under a filter as an Excel file, with the details of their businesses.
         * @description The link is good for one hour and for the asker alone. An associate's file holds own customers. With `job=true` the answer is 202 at once, without it for more than a thousand clients; the job's record tells the link. No client at all is 422.
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
         * What the house knows of a business.
         * @description Its own people read it, associates that of own customers, the office every one; any other is 404.
         */
        get: operations["getBusiness"];
        /**
         * Change what is said of a business.
         * @description Its own people and their associate change it until it is registered; afterwards, since the documents were compared with it, administrators alone (409 `businessRegistered`). A stale version is 409 with the business as it is now.
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
         * The KYC of a business, its papers and what happened to them.
         * @description Buyers read their own, an associate those of own customers; any other is 404. A business that has sent nothing yet has a case without papers. Of the house's people clients are told no names but their own associate's: null is the house.
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
         * @description Either `status`, 1 to register and 2 to unregister, or `is_active`. A business is registered when both its papers are approved; one with stones on hold, in confirmation or on memo is not unregistered (409, naming the stones). The people of a business that is off look, but do not act. It acts at once.
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
         * Say what the house charges a business beside the price, for papers that are issued from now on.
         * @description By administrators. `percent` stands with its percentage (422 `taxPercentNeeded`); reverse charge needs a tax number (422 `taxNumberNeeded`). Issued papers keep what they say, and a credit note has the tax of its invoice. The tax is reckoned on each line, a half cent rounded up. A stale version is 409 with the business as it is now.
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
         * @description An associate finds own customers among them; a business out of reach is 404.
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
         * Send a paper again, or decide on one.
         * @description With a file: another one in place of a paper that waits or was rejected. With `status` in an entry: the decision on that paper, by administrators, one in a call. 2 approves the file whose `sha256` is named; 3 with a `remark` rejects a paper that waits, or takes back the approval of one (the business is KYC pending again then; what it has stays, and new claims are refused). If the file is another one by now that is 409 `fileReplaced`; if somebody else was faster it is 409 `staleVersion`; `current` is the case as it is now in both.
         */
        put: operations["updateDocuments"];
        /**
         * Send the papers of a business for its KYC, one of them or both.
         * @description A form with the part `data` and the files `business_image` and `owner_image` (JPEG, PNG, WebP or PDF by their bytes, at most 10 MB each); each file stands beside one entry of `business_data` or `business_owner_data`. Buyers send those of their own business, an associate those of own customers; the house names the business or one of its users. A category that was sent already is 409: it is mended by the PUT. The business is KYC pending (10) from its first paper on.
         *     A file that is empty, damaged, of another kind, too large in its dimensions, locked by a password, or that could act by itself is refused (422) at its field.
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
         * A way to look at a paper, for five minutes and for the asker alone.
         * @description The link is fetched with the asker's own token. It dies when the paper is replaced, and with the right to see it. Who asked to look at what, and who looked, stands in the log.
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
         * The clients that one may act for, as an option list.
         * @description An associate is offered their own customers, the office everybody, a buyer themselves alone. With `diamond_type` only those who may see such stones, with `user_id` that one alone.
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
         * Which part of the stock an account may see.
         * @description By the id of the account. Everybody reads their own; beyond that as the account itself can be read.
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
         * Which part of the stock an account may see, and what there is to choose from.
         * @description By the id of the account. `getAllLocations` holds every location of the stock and of the master LOCATION.
         */
        get: operations["getInventorySettings"];
        /**
         * Set which part of the stock an account may see. It counts from its next search on.
         * @description `null` is all of it. An empty list would hide every stone and is refused (422), and so is what is not known. An associate opens nothing that they may not see themselves (422). A stale version is 409 with the settings as they are now.
         */
        put: operations["setInventorySettings"];
        post?: never;
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
         * The papers that clients have sent, the newest first.
         * @description An associate sees those of own customers, and nobody those of clients whom they may not read. `created_at` is when the paper that is there now was sent.
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
        /** Forget an account's failed sign-ins, so that it may try again at once. */
        delete: operations["unlockSignIn"];
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
        /** One customer, with what is open of theirs. */
        get: operations["getClient"];
        /**
         * Change a customer's account.
         * @description Whose customer it is (`business_associate_id`) only administrators change. A taken e-mail address or user name is 409 at its field, a stale version 409 with the customer as they are now.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a customer whom nothing binds, and their business where nobody else belongs to it.
         * @description Lines, papers, tasks and documents bind; then it is 409 and says which. Such a customer can be switched off.
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
         * Invite somebody again who has set no password yet. The link before opens nothing any more.
         * @description Whoever was not invited or has a password is 409, a switched-off account too. The next one waits as a code does, and there are eight in a day (429).
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
         * Switch an account on or off. Whoever is switched off is signed out at once.
         * @description Of customers, associates, administrators, quality control and auditors, each by the right on its own screen; by administrators alone, and by nobody their own. The last administrator stays (422).
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
         * The customers of the house, the newest first; of an associate their own.
         * @description With `kyc_waiting=true` whoever has waited longest stands first. `counts` are those of the tabs: all that match the other filters, whatever `is_register` and `kyc_waiting` say.
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
         * @description By stock number, or by report number: of several stones under one report the one that arrived last, beside the numbers of the others. Whoever asks reads the names of those clients alone whose lines they may read; a step of any other client says what happened and when, and no more. With `role_id` the steps and searches of people of that role alone. A number that no stone in sight has is 200 with the status `fail`.
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
         * @description Those who may see stones of the diamond type, as their inventory access says; without the parameter of the first type, white (spec §9).
         */
        get: operations["listExternalClients"];
        put?: never;
        /**
         * Add an API or FTP client, with its company or for a business that is there.
         * @description `company_name` makes a business that is not registered yet, `business_id` names one; one of the two is needed, and never both (422).
         *     An FTP client signs in to its folder with its password (422 `passwordNeeded`). An API client needs one for the portal alone: where none is given, a mail tells how to set it.
         *     An e-mail address or a user name that is taken, in any case, is refused at its field (409).
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
         * Change who answers for a client, or set a new password.
         * @description A new password ends the client's sessions; keys live on. A stale version is 409 with the client as it is now.
         */
        put: operations["updateExternalClient"];
        post?: never;
        /**
         * Delete a client that nothing binds, with its keys.
         * @description Refused while lines, papers, tasks or order files name it (409), and says how many. A business that nobody belongs to any more, and that nothing binds, goes with it.
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
         * How an FTP client reaches the house, what lies in its folder, and the files that it left last.
         * @description `door` is null where the house has no FTP server (`FTP_URL`). Another client's, an API client's included, is 404.
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
        /** A client's keys, those that have ended included; the latest first. */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * A new key for a program of an API client. It is told in this answer, and never again.
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
         * End a key at once. It stays in the list.
         * @description A key that has ended already is refused (409).
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
         * A new key in the place of one that lives, with the same name, scopes and limits.
         * @description The new one lives as long as the old one was given. The old one opens for `overlap_days` more, none by default, so that a program can change over without a gap. A key that has been replaced or has ended is refused (409).
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
         * @description Switched off, its sessions end and its keys open nothing from this moment. Switched on again, keys that have not ended meanwhile open again.
         */
        put: operations["setExternalClientStatus"];
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
         * What the house prints on its papers.
         * @description What was never said is null, and stands on no paper. `saved_by` is whoever saved it last.
         */
        get: operations["getPaperSettings"];
        /**
         * Change what the house prints, for what is issued from now on.
         * @description Issued papers stay as they are. A prefix that stands for two kinds, or that papers of another kind ever had, is 409 `prefixTaken`; a logo that is no JPEG, PNG or WebP, is damaged or has too many dots is 422. A stale version is 409 with the settings as they are now, and who saved them.
         */
        put: operations["setPaperSettings"];
        post?: never;
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
         * By what rules the house trades.
         * @description Whoever trades here may read them. `four_eyes` null is - as soon as there are two administrators.
         */
        get: operations["getTradeRules"];
        /**
         * Change the rules of trade, for what is done from now on.
         * @description What stands already keeps the terms that it was made under. A stale version is 409 with the rules as they are now.
         */
        put: operations["setTradeRules"];
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
         * How much waits in what the asker may read.
         * @description Of each list the live lines, of everybody whom the asker may look at: what is in carts, held, asked for, out on memo or asked for by file; enquiries in which the asker's side is to speak next; papers that wait to be decided; tasks that are not done. What may not be read is not in the answer.
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
    "/inventory/carat-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The carat ranges in their sequence, each with its finer ones.
         * @description Who may not manage carat ranges receives those that are switched on, which is what filters offer.
         */
        get: operations["listCaratRanges"];
        put?: never;
        /**
         * Add a carat range at the end of the sequence.
         * @description Both ends belong to the range. One that ends before it begins is refused (422), one that another range overlaps too (409).
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
         * @description Switching on is refused where another range holds some of its weights (409).
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
        /** Move a carat range to another place of the sequence; the others make room. */
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
         * Change the bounds of a carat range. A stale version is 409 with the row as it is now.
         * @description Bounds that would leave one of its sub-ranges outside are refused (422).
         */
        put: operations["updateCaratRange"];
        post?: never;
        /** Delete a carat range and the finer ones in it. */
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
         * The collections, each with how many of its stones the asker may see.
         * @description Who may not manage collections receives those that are switched on and have a stone in their sight.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Add a collection, with its stones by stock number and one picture if it has one.
         * @description A name that another collection has is refused (409). All stones or none: each that is not there, or is of the
         *     other diamond type, is named with the reason (422). `diamond_type` may stand in the address or in the body; two
         *     that differ are 400. The stones that `searchTerm` finds join those that are named, 1000 in all.
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
        /** Switch a collection on or off. What is off is shown to nobody who may not manage it. */
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
         * One collection with its stones in their order, at the prices of the asker or of the client named by `user_id`.
         * @description Stones that the asker may not see are in no row, count or total; a collection without any other is 404.
         */
        get: operations["getCollection"];
        /**
         * Change a collection, its stones and its picture. A stale version is 409 with the row as it is now.
         * @description `stock_numbers` are all its stones in their order. All or none: each that is not there, or is of the other
         *     diamond type, is named with the reason (422). Stones that the sender cannot see stay, after the others.
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
    "/inventory/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own demands, the latest first. */
        get: operations["listDemands"];
        put?: never;
        /**
         * Ask to be told by mail when stones arrive that a search finds.
         * @description What would be refused when searched is refused here. A last day that has passed is 422.
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
        /** Switch a demand on or off. What is off tells nothing. */
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
         * The stock by the values of each attribute.
         * @description At the prices of whoever asks, or of the client named by `user_id`. Cost is in the answer only for those who may see it.
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
         * A zip of selected stones' certificates, images and videos, and an Excel file of them.
         * @description Files of the house are packed. What lies with somebody else is not fetched; its address stands in `links.txt`. The answer is as for `/inventory/download`.
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
         * One stone, and all that happened to it.
         * @description A stone outside the scope of whoever asks is 404; what a buyer bought is not. Buyers read of their own steps alone, and programs of none; of a client whose lines somebody may not read, a step says what happened and when, and no more.
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
         * A file of stones; the answer's `data` is a link, good for one hour, for the asker alone.
         * @description Selected stones by their numbers, in the order given, or all that a search finds at this moment, in its order; one of the two. `columns` are those of the stone's lists, the stock number always comes first; without them the file has the columns that a search begins with. Whoever may not see cost is refused columns of it (403), and a file for a client (`user_id`) is at that client's prices and has them only where they are named. A number that is not among the stones open to the client is 404, and `refused` names each. No stone at all is 422, and so are more than 250,000, or 5,000 in a PDF.
         *
         *     With `job=true` the answer is 202 at once, without it for more than a thousand stones; the job's record tells how far it is and, at the end, the link.
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
         * Feature stones by their stock numbers; with an `id`, change the entry that it names.
         * @description For everybody, for one business or for one person. All stones or none: each that is not there, or is featured
         *     for the same people already, is named with the reason (422). A change carries the `version` that the sender
         *     saw; a stale one is 409 with the entry as it is now.
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
        /** Switch a special stone on or off. What is off is shown to nobody who may not manage it. */
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
        /** Feature a stone no longer. The stone stays in the stock. */
        delete: operations["deleteFeaturedStone"];
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
         * The choices of every attribute with a live count for each, under a filter; no rows.
         * @description An attribute's own filter does not count for its own choices, so that each count says what choosing it would give.
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
         * The special stones in their sequence, at the prices of the asker.
         * @description Everybody receives what is switched on and meant for them; who manages special stones, all. With `user_id`
         *     what is meant for that client, at that client's prices; with `business_id` what is meant for that business.
         *     A stone that the asker, or the client, may not see is in no row, count or total. The three may stand in the
         *     address or in the body; two that differ are 400.
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
        /** The list prices in force, or of another list by its id. */
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
         * Bring a new price list into the house, as rows or as a CSV file, from the day that it takes effect.
         * @description Columns of a file: shape (BR or PS), clarity, color, from, to, price, with or without a head. Faulty rows are
         *     refused all together (422), each by line and column. `dry_run` only tells how many stones would move by how
         *     much. From its day on the stock is priced by the list: discounts stay, prices follow.
         */
        post: operations["insertLatestPrices"];
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
        /** The list in force page by page, for a program that keeps a copy. */
        get: operations["syncListPrices"];
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
        /** The pairs that the house keeps together, the latest first; those alone whose stones the asker may see. */
        get: operations["listKeptPairs"];
        /** Change whether a kept pair may be parted, or a kept pair search of one's own. */
        put: operations["updatePair"];
        /**
         * Keep two stones as a pair, or a pair search under a name.
         * @description The two are in sight, different, and alike in type, origin and shape; a stone that is in a kept pair already is 409. The score is that of `pair`, or of the trade's tolerances; 0 where they lie further apart. A search is kept as a saved search of type 2.
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
         * @description Stones are searched as in any search; `pair` says how near two of them lie, and what it leaves out is as the trade has it. Pages count pairs, `stones_searched` the stones among which they were found. A tolerance below nothing, too wide or finer than stones are measured is 422 at its field, and so are more pairs than anybody looks through.
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
        /** Keep a pair together no longer; its stones stay. */
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
         * Approve what external clients asked for; each stone is confirmed and approved for its client.
         * @description One act with the approved confirm request that it makes: a stone that is gone meanwhile refuses all (409). The rules of `approveStones` hold: whoever brought a number in does not approve it, where the house has it so, and a price below cost takes a `reason` (422).
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
         * @description Whoever made a request does not approve it, where the house has it so (422). A price below cost, or far from the client's own, is approved only with a `reason` (422 `belowCost`, `priceFarOff`); the log keeps it.
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
         * @description What is left out is not asked for. Without `start_date` the seven days that end with the newest arrival that the viewer may see. With `export` (Excel) or `pdf` the answer is no page but a file of all of them, as for `/inventory/download`.
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
         * Put available stones into a cart.
         * @description The answer, and the log, carry code 6 of the seed. A stone that is in the cart already, or is not available, refuses all of them, and each is named.
         */
        post: operations["addToCart"];
        /**
         * Take stones out of a cart.
         * @description By the ids of the lines, or by stock numbers and the client; a line that was taken out before is 404. The answer, and the log, carry code 7 of the seed.
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
         * @description An enquiry is closed once (409), by the house or by whoever asked. The `reason` is shown to both sides; an offer that still stands ends with it, and the hold that came with it.
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
         * Ask for stones; the house approves or rejects each.
         * @description By `stock_numbers`, or by `lines` with a price per carat and a remark for each stone. Available stones, or stones that the client holds. One call is one order number.
         */
        post: operations["confirmStones"];
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
         * The values that each attribute of a stone can have, as forms and filters offer them.
         * @description The fourteen of the selection data under the names that the specification gives them, and the others under the stone's own field names.
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
         * Ask about stones that are not sold.
         * @description One open enquiry a person and stone. The stones themselves are not touched.
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
         * One enquiry with everything that was said in it.
         * @description The client's own, an associate's of own customers, any for the office; any other is 404. It holds 200 messages at most. Clients read the name of their own associate, and of nobody else of the house.
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
         * Accept the offer that stands.
         * @description Ends the enquiry, and asks for the stone at the offered price in the same act, as `confirmStones` does; the house approves the request. The stone must be available or held by the client (409), the business registered (422), and the offer's time not passed (409 `offerOver`). A stale `version` is 409: nobody accepts an offer that they have not read.
         */
        post: operations["acceptOffer"];
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
         * @description The enquiry then waits for the client, who is told by letter. Whoever answers what has been answered meanwhile is told so first: a stale `version` is 409 with the line as it is now, and nothing is sent.
         */
        post: operations["answerEnquiry"];
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
         * Decline the offer that stands; the enquiry goes on.
         * @description A hold that came with the offer ends with it. A stale `version` is 409.
         */
        post: operations["declineOffer"];
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
         * Offer the stone at a price, for a time, and with a hold where it is wanted.
         * @description One offer stands at a time: another one takes its place. A price below cost, or far from the client's own, is offered only with a `reason` (422 `belowCost`, `priceFarOff`); the log keeps it, the client is not told. With `is_held` the stone is held for the client as by `createHolds`, under the same conditions, or there is no offer. A stale `version` is 409.
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
         * Ask further in one's own enquiry.
         * @description The enquiry then waits for the house. One that is closed takes no more (409, with who closed it and when), nor does one that is full (409 `tooManyMessages`).
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
         * @description Administrators, as often as the house says (twice by default).
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
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: in, out, all.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * Confirm requests as the asker may see them, as lines or in groups, or as a file.
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: pending, awaitsMemo (approved, and not on memo yet), approved, rejected, cancelled, all.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: open, waitsForHouse, waitsForClient, closed, all; what waits comes with the longest waiting first.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * Stones that external clients ask for by file.
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: pending, approved, rejected, all.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * Holds. One whose time has passed is none any more.
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: held, released, all.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * What was sold on memo, and the credits that took sales back.
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: all, sales, credits; a credit counts against the totals.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: issued, overdue, received, sold, all; an overdue one is issued and past its due date.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: in, out, all.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * @description Everybody's for the office, those of their own customers for associates, one's own for everybody else; a client, a business or an associate out of reach is 404. Tabs: in, out, all.
         *
         *     Without `currentTab` it is the first tab, with a `status` it is all of them. `groupBy` other than 1 answers groups in place of lines, paged by group. With `export`, `csv` or `pdf` the answer is no page but the link to a file of all that matches, with `job=true` 202 at once; a file for one client (`user_id`) has no cost in it.
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
         * @description For as long as the house says (48 hours by default), at the prices of this moment. The client must be registered (422); a stone that is taken refuses all (409) and says until when.
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
         * Take in the stock numbers that an external client asks for outside the portal.
         * @description As `stock_numbers`, as a text or CSV file of numbers (a column that is headed as one, or every cell), or both; at most 500. Each number counts once; one that waits already is answered and not asked for again. Numbers that the client's stock does not have are answered as `unmatched`; where none is known, all are refused (409).
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
         * @description Available stones, stones that the client holds, or that are approved for the client. One call is one memo, with a number without gaps, a due date (10 business days by default) and terms. By `stock_numbers`, or by `lines` with a price per carat each: one below cost, or far from the one quoted, is taken only with a `reason` (422 `belowCost`, `priceFarOff`); the log keeps it.
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
         * What a memo of these numbers would be, before it is issued.
         * @description Each number in its place: its stone at the client's prices as the line would freeze them, the price that was agreed before, and why it would be refused. Nothing is written, and nobody is held up. What is answered is true at this moment alone: `issueMemo` decides anew.
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
         * Sell stones of memos; they go on one invoice per client.
         * @description By `lines` with a price per carat each, or by `ids` at the price that was agreed or frozen. A price below cost, or far from the one quoted, is taken only with a `reason` (422 `belowCost`, `priceFarOff`); the log keeps it.
         */
        post: operations["sellMemo"];
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
         * Write a note on stones.
         * @description A note on the same stone replaces the one before it.
         */
        post: operations["addNotes"];
        /**
         * Throw notes away.
         * @description By the ids of the lines, or by stock numbers and the client; a line that was taken out before is 404.
         */
        delete: operations["removeNotes"];
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
         * Take stones of memos back; they become available again.
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
         * Reject what external clients asked for, with a reason.
         * @description Without a reason 422. The stones were not touched.
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
         * Reject pending requests with a reason; the stones become free.
         * @description Without a reason 422.
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
         * @description A hold that has ended is 409.
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
         * Take back a wrong receive or sale, with a reason.
         * @description Administrators, within the time that the house says (24 hours by default). A received stone must still be free. A sale is credited on its invoice, never deleted.
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
         * The stones that arrived lately, by a whole filter.
         * @description A search of `/inventory/search` that begins with a day. Without `startDate` that is the first of the seven days that end with the newest arrival of this diamond type that the viewer may see; without `sort` the newest come first.
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
         * How many stones arrived lately, and what became of them.
         * @description Of the stones that the asker, or the client named by `user_id`, may see. Days are the house's own. `statuses` counts those of the last 30 days by what they are now, with a zero for each status that the viewer may see.
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
         * @description `status` 4 cancels: a pending request by whoever may act for the client, an approved one by administrators. A stale version is 409 with the line as it is now. A price below cost, or far from the client's own, is taken only with a `reason` (422 `belowCost`, `priceFarOff`); the log keeps it, the client is not told.
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
         * Keep an eye on stones, whatever their status.
         * @description A stone that is watched already refuses all of them.
         */
        post: operations["addToWatchlist"];
        /**
         * Watch stones no more.
         * @description By the ids of the lines, or by stock numbers and the client; a line that was taken out before is 404.
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
         * A memo, an invoice or a credit note as it was issued, with everything that stands on it.
         * @description Buyers read their own, an associate those of own customers; any other is 404. `proof` names the entry of the log that made the paper, so that it can be checked there.
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
         * Move the day on which a memo is due, by those who may issue one.
         * @description While a stone of it is out (409 `memoClosed`), to a day that has not passed (422 `dayPast`). The task that told that it was overdue ends; it is told of again when the new day has passed.
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
         * The same as a PDF, which never changes.
         * @description The link is good for one hour and for the asker alone.
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
        /** Run a recent pair search of one's own again. */
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
         * @description One's own. With `role_id` or `client_id` the office finds those of everybody, an associate those of their own customers; a search that was made for a client is found under the client too. `is_count_only` answers the pagination alone.
         */
        get: operations["listRecentSearches"];
        put?: never;
        /**
         * Remember a search that somebody stayed with.
         * @description The same search again comes to the top instead of standing twice, however it is sorted. Of each person the latest 100 are kept.
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
        /** One recent search of one's own. */
        get: operations["getRecentSearch"];
        put?: never;
        /**
         * Run a recent search of one's own again; it comes to the top.
         * @description Answers like a search, for the client that it was made for. What one may no longer search by is refused (403).
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
         * One's own saved searches, the latest first, each with what it gives now.
         * @description Days are those on which a search was saved. `pieces_now` is null where the search would be refused now. `is_count_only` answers the pagination alone.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search under a name.
         * @description What would be refused when searched is refused when saved. A name that one has used already is 409; a client that one may not act for is 404.
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
        /** One saved search of one's own. */
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
    "/inventory/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stones by the parameters of a search address.
         * @description Codes of an attribute by comma (`color=D,E`), all but some with `!` (`shade=!BROWN`), numbers with both ends included (`carat=1..1.49`). Otherwise like the POST.
         */
        get: operations["searchByAddress"];
        put?: never;
        /**
         * Stones by a whole filter, with live counts and totals.
         * @description Everything counts only what the asker may see, at the asker's own prices. `is_count_only` answers the number alone. `searchTerm` is read as words of the trade and joins the filter; `understood` says how. With `user_id` the office and an associate ask for one of their clients. A range upside down is 422, a column that is only for those who see cost is 403. `diamond_type` may stand in the address or in the body; two that differ are 400.
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
         * With which stones a search begins.
         * @description What the asker chose last, else the house's first choice (a rule of trade). Null is both.
         */
        get: operations["getSearchStart"];
        /** Remember which stones one looks at. */
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
         * The links that the asker has given out, the newest first.
         * @description How often each was opened, and until when it is good. The address itself is nowhere kept.
         */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * A link to selected stones that anybody may open until it expires.
         * @description The prices are those of the asker, or of the client named by `user_id`, at this moment: they stand still in the link. The house keeps a hash of the address alone, so that it is told once. A number that is not among the stones open to the client is 404, and `refused` names each.
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
         * End a link of one's own at once.
         * @description It stays in the list. Who opens it hears that it is no longer good.
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
         * The stones of a link, for whoever has it.
         * @description Nothing of what the house pays, nor of whose stones they are. A link after its time is 404 with words of its own; one that never was is 404.
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
         * The selected stones with their totals, at the prices of the asker or of the client named by `user_id`.
         * @description In the order of the numbers. A number that is not among the stones open to the client is in `missing`.
         */
        post: operations["showSelectedStones"];
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
    "/inventory/stone-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of a table of stones or lines that the asker may see, and how they left them. */
        get: operations["listStoneFields"];
        /** Remember how one wants the columns of a table of stones or lines. */
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
         * Take a stone off the market, or offer it again.
         * @description An available stone becomes not available, and the other way round. A stone that is claimed stays with its client, and is offered again when it is freed, or not. What is so already, or is sold, refuses (409).
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
         * Add a finer range inside a carat range.
         * @description It lies inside its range (422) and apart from the others (409).
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
        /** Change the bounds of a sub-range. A stale version is 409 with the row as it is now. */
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
         * What somebody of the house has to do, the earliest due first; what is done, the latest first.
         * @description An associate sees what is about own customers, and what they wrote down themselves.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Write down what is to be done, where it is so about a line of a list or a paper.
         * @description A task about a line or a paper is one of its client. Of what lies outside the asker's reach nothing is found (404).
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
        get?: never;
        /**
         * Call a task done, or take it up again.
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
         * Change prices of the list in force, or of the one that comes next.
         * @description Every row names the version that it was seen at; one that has moved on refuses all of them (422). `dry_run` writes nothing.
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
         * What a dollar is worth in rupees, as the house has set it.
         * @description For display alone, deals are in dollars.
         */
        get: operations["getUsdInr"];
        /** Set what a dollar is worth in rupees. */
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
         * Why a client can, or cannot, find a stone.
         * @description Every gate between the two in its order; all of them pass where the client finds the stone. For administrators and quality control alone (403). A stock number that there is not is no refusal but the first gate; a client that there is not is 404.
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
        /** How far a job is. One that somebody else started is 404, except for administrators. */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /** Stop a job that waits or runs. One that has ended is refused (409). */
        delete: operations["cancelJob"];
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
        /** The markup of everybody who has no other. */
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
         * Why does this stone cost that much, for me or for one of my clients?
         * @description For those who may see cost; a client outside their reach is 404.
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
         * Write the markup of a business, all its rows at once.
         * @description Without rows the next layer applies. Rows that hold the same weight and rows that end before they begin are refused (422), a stale version is 409. A set that nobody has written yet has version 0.
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
         * Write what a business pays above for the stones of one provider.
         * @description Without rows the next layer applies. Rows that hold the same weight and rows that end before they begin are refused (422), a stale version is 409. A set that nobody has written yet has version 0.
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
         * Write the markup of a business associate's customers.
         * @description Without rows the next layer applies. Rows that hold the same weight and rows that end before they begin are refused (422), a stale version is 409. A set that nobody has written yet has version 0.
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
         * Write the default markup, all its rows at once.
         * @description Without rows the next layer applies. Rows that hold the same weight and rows that end before they begin are refused (422), a stale version is 409. A set that nobody has written yet has version 0.
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
        /** The masters, each with how many sub-masters it holds. */
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
        /** Change a master. A stale version is 409 with the row as it is now; a fixed master keeps its code (422). */
        put: operations["updateMaster"];
        post?: never;
        /** Delete a master without sub-masters. A fixed one and one that holds any are refused (409). */
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
         * @description All ids of the master, in the new order; ids that are no longer all of them are refused (409), so that no one's new entry is lost.
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
         * @description By `code` or `masterId` of the master. Who may not manage masters receives the active ones of active
         *     masters only, which is what forms offer. An unknown code is 404.
         */
        get: operations["listSubMasters"];
        put?: never;
        /** Add a sub-master at the end of its master, with one image if it has one. */
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
        /** Change a sub-master, its image included. A stale version is 409 with the row as it is now. */
        put: operations["updateSubMaster"];
        post?: never;
        /** Delete a sub-master that nothing uses. A used one is refused (409) and says where it is used. */
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
        /** Switch a sub-master on or off. What is off is no longer offered in forms. */
        put: operations["setSubMasterStatus"];
        post?: never;
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
        /** The rights of one account, or of the role where no account is named. */
        get: operations["getUserPermissions"];
        /**
         * Change rights of one account, or of the role where no account is named.
         * @description Acts on the next request of whoever it concerns. Nobody changes rights that apply to themselves, or gives
         *     a right that they do not have (422); the last administrator keeps the right to manage rights (422).
         *     A role's rights are what a new account of that role begins with, and for customers what counts;
         *     `apply_to_users` copies them to the accounts that the role has already.
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
        /** Is the house under maintenance, and what does it say? */
        get: operations["getMaintenance"];
        /**
         * Close the house for maintenance, or open it again.
         * @description While it is closed everybody but administrators is answered 503 with the message.
         */
        put: operations["setMaintenance"];
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
        /** The module categories that a role can be given, each with its permissions. */
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
    "/user/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password of an account by the link of its invitation, once. */
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
        /** One's own keys, as an API client that is signed in to the portal sees them. */
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
        /** Is this e-mail address still free? Upper and lower case are one. */
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
        /** Is this user name still free? Upper and lower case are one. */
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
         * The customers of whoever asks, as an option list.
         * @description An associate's own, the office's all, registered or not; those who are switched off and external clients are left out.
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
         * Send a code with which a password can be set anew.
         * @description The answer is the same for an address without an account, in words and in time.
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
         * Who came in as a guest, the latest first, and what they put into their lists.
         * @description Days are those on which they came. Whoever signed up since took their lists along: then `became` is their account, and the lists of the guest are empty.
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
        /** Whom a link of an invitation invites, and who invites. One that is used, over or replaced is 404. */
        post: operations["readInvitation"];
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
         * @description With `is_guest=true` the five guest fields are needed and nothing else; without it `email` and `password`.
         *     A wrong password and an unknown address are answered alike (401). After five failures from one place that place
         *     is locked out for 15 minutes (429 `accountLocked`); after many from many places whoever is not known waits up to a
         *     minute between tries (429 `tooManyRequests`). A browser that signed in before is known by the cookie `loupe_device`,
         *     which opens nothing: neither the failures of others nor their pause hold it up.
         *
         *     A guest who sends along the token of a live guest's session with the same e-mail address is that guest again,
         *     under a new token. Others are made anew, so many a day from one address (429).
         */
        post: operations["login"];
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
        /** End this session. Its token is dead afterwards. */
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
         * @description A code is good for 10 minutes and five tries, for one address and one use; every refusal reads the same (422).
         */
        post: operations["verifySignupOtp"];
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
         * Change one's own password. Every other session of the account ends.
         * @description Refuses a wrong current password (422) and a new one that is too short, too common or the same.
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
        /** Who is signed in, with what they may see and do. */
        get: operations["getProfile"];
        /**
         * Change one's own name, phone number, place and picture.
         * @description JSON, or a form with the part `data` and at most one `picture` (JPEG, PNG or WebP by its bytes, of at most 64 million dots), which is drawn anew.
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
         * @description The next code to one address waits a minute, then three times as long each time, an hour at the most, and there are eight in a day (429). The answer is the same for an address that has an account, in words and in time; its owner gets a letter without a code.
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
        /** One's own open sessions, the present one marked. */
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
        /** End one of one's own sessions. A session of somebody else is 404. */
        delete: operations["revokeSession"];
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
         * Type one's own password again, for what asks for it.
         * @description Calls marked `x-fresh-sign-in` want a password that was typed a short while ago (403 `freshSignInNeeded`; a house says how long, and a demo house does not ask). A wrong one is 422 and counts like a wrong sign-in; whoever has none is refused (422).
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
         * Make a customer account after its address was proven, and sign in.
         * @description Whoever sends a guest's token along takes the guest's cart, watch list, notes and enquiries into the new account; the guest's sessions end. A token that is no live guest's is as good as none.
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
         * Prove the right to set a password with the code that was mailed.
         * @description The same rules and the same single refusal as for a sign-up's code.
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
        /** Every state machine of the product, how many histories the log has of it and what in them does not conform. */
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
         * @description Counts and times are of this year up to today where no period is given; `now` is of this moment, whatever the
         *     period. Figures can be of one party or one business.
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
        /** What in the histories of a workflow does not conform, the latest found first. */
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
         * The items that have a history, whatever moved last first.
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
        /** One item's history, step by step, each with what in it does not conform. */
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
         * What another machine would have decided differently of all that was done. Nothing is written.
         * @description Another machine is one that the house knows, by its `model`, or one that comes as data (`description`); what is wrong
         *     with such a one is said at its place (422). Only what was done stands in the log: what the other machine would have
         *     allowed beside it cannot be counted. Where the log is too long to be read while somebody waits, `is_whole` is false,
         *     and `until` says how far it was read; `npm run workflows:replay` reads to the end.
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
         * Replay every history from the first entry of the log on, by a job.
         * @description What does not conform is then among the deviations; the job's note says what else was found.
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
         * What stands too long, whatever has waited longest beyond its time first.
         * @description Memos past their day, holds past their time, confirm requests, KYC papers and enquiries that wait longer than nine
         *     of ten did before them. At most 500.
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
        /**
         * @example {
         *       "id": 6,
         *       "role_id": 2,
         *       "is_active": false,
         *       "version": 2
         *     }
         */
        AccountState: {
            id: number;
            is_active: boolean;
            role_id: components["schemas"]["RoleId"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Web shop",
         *       "prefix": "lk_7hQ2x",
         *       "scopes": [
         *         "stones:read"
         *       ],
         *       "calls_per_minute": 120,
         *       "state": "live",
         *       "expires_at": null,
         *       "ends_at": null,
         *       "replaced_by": null,
         *       "last_used_at": null,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "version": 1
         *     }
         */
        ApiKey: {
            calls_per_minute: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Taken back, or outlived by the key that replaced it.
             */
            ends_at: string | null;
            /** Format: date-time */
            expires_at: string | null;
            id: number;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            name: string;
            /** @description Its first letters, which say nothing about the others. */
            prefix: string;
            replaced_by: number | null;
            scopes: components["schemas"]["ApiScope"][];
            /**
             * @description Ending is a key that was replaced and opens for a while yet.
             * @enum {string}
             */
            state: "live" | "ending" | "expired" | "ended";
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "key": {
         *         "id": 1,
         *         "name": "Web shop",
         *         "prefix": "lk_7hQ2x",
         *         "scopes": [
         *           "stones:read"
         *         ],
         *         "calls_per_minute": 120,
         *         "state": "live",
         *         "expires_at": null,
         *         "ends_at": null,
         *         "replaced_by": null,
         *         "last_used_at": null,
         *         "created_at": "2026-11-20T09:00:00Z",
         *         "version": 1
         *       },
         *       "secret": "lk_7hQ2xPp0VbJ3mZ8kXwRt5nLc1dGfYsAeUoIq9BvTzKh"
         *     }
         */
        ApiKeyMade: {
            key: components["schemas"]["ApiKey"];
            /** @description What the program sends as `Authorization: Bearer …`. The house keeps its hash alone. */
            secret: string;
        };
        /**
         * @example {
         *       "overlap_days": 3
         *     }
         */
        ApiKeyRotation: {
            /** @default 0 */
            overlap_days?: number;
        };
        /**
         * @description What a key opens. What no scope names is not for programs.
         * @example stones:read
         * @enum {string}
         */
        ApiScope: "stones:read" | "searches:read" | "searches:write" | "lists:read" | "lists:write" | "papers:read" | "profile:read";
        /**
         * @example {
         *       "stockList": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       },
         *       "loosen": null,
         *       "startDate": "2026-11-13"
         *     }
         */
        ArrivalAnswer: {
            carat_ranges?: components["schemas"]["CaratRangeCount"][];
            facets?: components["schemas"]["Facets"];
            loosen?: components["schemas"]["Loosen"] | null;
            numbers?: components["schemas"]["PastedNumber"][];
            pagination: components["schemas"]["Pagination"];
            /**
             * Format: date
             * @description The day from which these arrivals count; none where nothing ever arrived.
             */
            startDate: string | null;
            stockList: components["schemas"]["Stone"][];
            totals?: components["schemas"]["StoneTotals"];
        };
        /**
         * @example {
         *       "today": 12,
         *       "last_7_days": 96,
         *       "last_30_days": 410,
         *       "statuses": {
         *         "1": 400,
         *         "3": 2,
         *         "4": 5,
         *         "5": 3
         *       },
         *       "first_days": {
         *         "today": "2026-11-20",
         *         "last_7_days": "2026-11-14",
         *         "last_30_days": "2026-10-22"
         *       }
         *     }
         */
        ArrivalCounts: {
            /** @description The day with which each of the three begins, where the house is. */
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
        /** @example /files/exports/9f86d081884c7d659a2feaa0c55ad015 */
        ArrivalsOrLink: components["schemas"]["ArrivalAnswer"] | string;
        /**
         * @example {
         *       "id": 4,
         *       "email": "associate@demo.test",
         *       "first_name": "Jonas",
         *       "last_name": "Okafor",
         *       "user_name": "associate",
         *       "mobile": "98200 11223",
         *       "mobile_country_id": 101,
         *       "salesperson_type_id": 12,
         *       "salesperson_type": "In-house salesperson",
         *       "customers": 3,
         *       "is_active": true,
         *       "is_locked": false,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "updated_at": "2026-11-20T09:00:00Z",
         *       "version": 1
         *     }
         */
        Associate: {
            /** Format: date-time */
            created_at: string;
            /** @description How many they look after. */
            customers: number;
            email: string;
            first_name: string;
            id: number;
            is_active: boolean;
            /** @description Too many failed sign-ins, for the time being. */
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
        /**
         * @example {
         *       "last_name": "Voss-Okafor",
         *       "version": 1
         *     }
         */
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
        /**
         * @example {
         *       "id": 4,
         *       "first_name": "Jonas",
         *       "last_name": "Okafor",
         *       "email": "associate@demo.test",
         *       "mobile": "98200 11223",
         *       "mobile_country_id": 101
         *     }
         */
        AssociateDetails: {
            email: string;
            first_name: string;
            id: number;
            last_name: string;
            mobile: string | null;
            mobile_country_id: number | null;
        } | null;
        /**
         * @description Only in the answer about one associate. What is open in each list of their customers; of invoices every line.
         * @example {
         *       "cart": 4,
         *       "watchlist": 2,
         *       "notes": 0,
         *       "enquiry": 1,
         *       "hold": 3,
         *       "confirm": 1,
         *       "memo": 5,
         *       "invoice": 7
         *     }
         */
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
        /**
         * @example {
         *       "associate": {
         *         "id": 4,
         *         "first_name": "Jonas",
         *         "last_name": "Okafor"
         *       },
         *       "markup": {
         *         "layer": "associate",
         *         "version": 0,
         *         "rules": [],
         *         "gaps": []
         *       }
         *     }
         */
        AssociateMarkup: {
            associate: {
                first_name: string;
                id: number;
                last_name: string;
            };
            markup: components["schemas"]["Markup"];
        };
        /**
         * @example {
         *       "associate_id": 4,
         *       "version": 0,
         *       "rules": []
         *     }
         */
        AssociateMarkupChange: {
            associate_id: number;
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        /**
         * @example {
         *       "label": "Jonas Okafor",
         *       "value": 4
         *     }
         */
        AssociateOption: {
            /** @description First and last name. */
            label: string;
            /** @description The account. */
            value: number;
        };
        /**
         * @description Stones with one of these codes, or (`contain` 2) with none of them.
         * @example {
         *       "values": [
         *         "D",
         *         "E"
         *       ]
         *     }
         * @example {
         *       "values": [
         *         "BROWN"
         *       ],
         *       "contain": 2
         *     }
         */
        AttributeFilter: {
            /**
             * @description 1 contains, 2 does not contain.
             * @enum {integer}
             */
            contain?: 1 | 2;
            values: string[];
        };
        /**
         * @description One field before and after; null is none. `[secret]` and `[personal]` stand for what the log does not hold.
         * @example {
         *       "field": "state",
         *       "before": "issued",
         *       "after": "received"
         *     }
         */
        AuditChange: {
            after: unknown;
            before: unknown;
            field: string;
        };
        /**
         * @example {
         *       "seq": 4711,
         *       "at": "2026-11-20T09:00:00.000Z",
         *       "who": {
         *         "id": 1,
         *         "name": "Ines Novak"
         *       },
         *       "role_id": 1,
         *       "on_behalf_of": null,
         *       "operation": "receiveMemo",
         *       "what": "Memo M-2026-0007: received back, stone LP100023",
         *       "workflow": "memo",
         *       "item": "31",
         *       "transition": "memo.receive",
         *       "from": "issued",
         *       "to": "received",
         *       "request_id": "3F9QK-7XM2A",
         *       "model": "5f2c0b7d9e314a68",
         *       "has_deviation": false,
         *       "party": "admin",
         *       "event": [
         *         {
         *           "name": "type",
         *           "value": "RECEIVE"
         *         }
         *       ],
         *       "changes": [
         *         {
         *           "field": "state",
         *           "before": "issued",
         *           "after": "received"
         *         }
         *       ],
         *       "body": "{\"at\":\"2026-11-20T09:00:00.000Z\",\"item\":\"31\",\"workflow\":\"memo\"}",
         *       "prev": "9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d659a2feaa0c55ad015",
         *       "hash": "2c26b46b68ffc68ff99b453c1d3041342c26b46b68ffc68ff99b453c1d304134",
         *       "holds": true,
         *       "is_shown": true,
         *       "follows": true,
         *       "previous": 4698,
         *       "next": null,
         *       "model_version": {
         *         "hash": "5f2c0b7d9e314a68",
         *         "machine": "memo",
         *         "version": "1.0.0"
         *       },
         *       "deviations": []
         *     }
         */
        AuditEntry: {
            /** Format: date-time */
            at: string;
            /** @description Exactly the text that was hashed: SHA-256 of prev, seq, a line feed, body. */
            body: string;
            changes: components["schemas"]["AuditChange"][];
            deviations: components["schemas"]["AuditFinding"][];
            /** @description The facts by which it was decided. */
            event: components["schemas"]["AuditFact"][];
            /** @description The entry before is there and has the hash that this one names. */
            follows: boolean;
            from: string | null;
            has_deviation: boolean;
            hash: string;
            /** @description Its hash matches its body. */
            holds: boolean;
            /** @description What pages read of it, its time included, is what was hashed. */
            is_shown: boolean;
            item: string;
            /** @description The version of the machine that decided, by its hash. */
            model: string | null;
            /** @description Null where nothing decided, or where the house no longer knows by what. */
            model_version: {
                hash: string;
                machine: string;
                version: string;
            } | null;
            /** @description The next one of the same item. */
            next: number | null;
            on_behalf_of: components["schemas"]["AuditPerson"];
            operation: string;
            /** @description As whom it was decided. */
            party: string | null;
            /** @description Hexadecimal, the hash of the entry before. */
            prev: string;
            /** @description The entry before, of the same item. */
            previous: number | null;
            request_id: string;
            role_id: number | null;
            seq: number;
            to: string | null;
            transition: string;
            /** @description In words. */
            what: string;
            /** @description Nobody is the house itself, or somebody who was not signed in. */
            who: components["schemas"]["AuditPerson"];
            workflow: string;
        };
        /**
         * @example {
         *       "name": "type",
         *       "value": "RECEIVE"
         *     }
         */
        AuditFact: {
            name: string;
            value: unknown;
        };
        /**
         * @example {
         *       "kind": "gap",
         *       "detail": "It stood in received, and left from issued."
         *     }
         */
        AuditFinding: {
            detail: string;
            kind: string;
        };
        /**
         * @example {
         *       "seq": 4711,
         *       "at": "2026-11-20T09:00:00.000Z",
         *       "who": {
         *         "id": 1,
         *         "name": "Ines Novak"
         *       },
         *       "role_id": 1,
         *       "on_behalf_of": null,
         *       "operation": "receiveMemo",
         *       "what": "Memo M-2026-0007: received back, stone LP100023",
         *       "workflow": "memo",
         *       "item": "31",
         *       "transition": "memo.receive",
         *       "from": "issued",
         *       "to": "received",
         *       "request_id": "3F9QK-7XM2A",
         *       "model": "5f2c0b7d9e314a68",
         *       "has_deviation": false
         *     }
         */
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
            to: string | null;
            transition: string;
            /** @description In words. */
            what: string;
            /** @description Nobody is the house itself, or somebody who was not signed in. */
            who: components["schemas"]["AuditPerson"];
            workflow: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Ines Novak"
         *     }
         */
        AuditPerson: {
            id: number;
            name: string;
        } | null;
        /**
         * @example {
         *       "chain": {
         *         "state": "whole",
         *         "from": 1,
         *         "to": 4230,
         *         "entries": 4231,
         *         "checked_at": "2026-11-20T08:50:00.000Z",
         *         "whole_at": "2026-11-20T00:00:00.000Z",
         *         "broken_at": null
         *       },
         *       "checkpoint": {
         *         "id": 3,
         *         "size": 4212,
         *         "at": "2026-11-20T06:00:00.000Z",
         *         "agrees": true,
         *         "why": null,
         *         "kept": 3
         *       },
         *       "conformance": {
         *         "items": 612,
         *         "deviations": 0,
         *         "not_recorded": 0,
         *         "checked_at": "2026-11-20T02:00:00.000Z"
         *       },
         *       "findings": [],
         *       "key": "1d4c0c1e5b0f00a09f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c"
         *     }
         */
        AuditVerdict: {
            chain: {
                /** @description The first entry that the chain does not hold. */
                broken_at: number | null;
                /** Format: date-time */
                checked_at: string | null;
                /** @description How many the log says that it has. */
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
                /** @description Steps of early entries, which do not say as whom they were decided: nobody can judge that, and it is no deviation. */
                not_recorded: number;
            };
            /** @description What readings of the log ever found, the first first; a later reading takes nothing back. At most 20. */
            findings: {
                /** @description In words. */
                detail: string;
                /** Format: date-time */
                found_at: string;
                kind: string;
                /** @description The entry; null where it is about the log as a whole. */
                seq: number | null;
            }[];
            /** @description The fingerprint of the key that signs for the house: SHA-256 of its 32 bytes. */
            key: string;
        };
        /** @example memo */
        AuditWord: string;
        /**
         * @description 1 available, 2 not available, 3 all.
         * @example 1
         * @enum {integer}
         */
        AvailabilityCode: 1 | 2 | 3;
        /**
         * @example {
         *       "id": 5,
         *       "company_name": "Orchard Lane Jewellers",
         *       "status": 9,
         *       "is_active": true,
         *       "type_id": null,
         *       "type": null,
         *       "tax_identification_number": "27AAACO1234F1Z5",
         *       "address": "4 Orchard Lane",
         *       "postal_code": "400051",
         *       "country_id": 101,
         *       "state_id": 4008,
         *       "city_id": null,
         *       "phone": "22 2657 0000",
         *       "website": "orchard.test",
         *       "tax": {
         *         "kind": "none",
         *         "percent": null
         *       },
         *       "registered_at": null,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "updated_at": "2026-11-20T09:00:00.000Z",
         *       "version": 1
         *     }
         */
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
             * @description Since when it is registered; null where it is not, or was so from the start.
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
        /**
         * @example {
         *       "address": "5 Orchard Lane",
         *       "version": 1
         *     }
         */
        BusinessChange: {
            address?: string | null;
            city_id?: number | null;
            company_name?: components["schemas"]["CompanyName"];
            country_id?: number | null;
            phone?: string | null;
            postal_code?: string | null;
            state_id?: number | null;
            tax_identification_number?: components["schemas"]["TaxNumber"] | null;
            /** @description A sub-master of BUSINESS_TYPE that is offered. */
            type_id?: number | null;
            version: components["schemas"]["Version"];
            website?: string | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "company_name": "Northlight Jewels",
         *       "status": 11
         *     }
         */
        BusinessDetails: {
            company_name: string;
            id: number;
            /** @enum {integer} */
            status: 9 | 10 | 11;
        } | null;
        /**
         * @example {
         *       "business": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels"
         *       },
         *       "markup": {
         *         "layer": "business",
         *         "version": 0,
         *         "rules": [],
         *         "gaps": []
         *       }
         *     }
         */
        BusinessMarkup: {
            business: {
                company_name: string;
                id: number;
            };
            markup: components["schemas"]["Markup"];
        };
        /**
         * @example {
         *       "business_id": 1,
         *       "version": 0,
         *       "rules": []
         *     }
         */
        BusinessMarkupChange: {
            business_id: number;
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        /**
         * @example {
         *       "company_name": "Orchard Lane Jewellers",
         *       "type_id": null,
         *       "tax_identification_number": "27AAACO1234F1Z5",
         *       "address": "4 Orchard Lane",
         *       "postal_code": "400051",
         *       "country_id": 101,
         *       "state_id": 4008,
         *       "city_id": null,
         *       "phone": "22 2657 0000",
         *       "website": "orchard.test"
         *     }
         */
        BusinessOfClient: {
            address?: string | null;
            city_id?: number | null;
            company_name: components["schemas"]["CompanyName"];
            country_id?: number | null;
            phone?: string | null;
            postal_code?: string | null;
            state_id?: number | null;
            tax_identification_number?: components["schemas"]["TaxNumber"] | null;
            /** @description A sub-master of BUSINESS_TYPE that is offered. */
            type_id?: number | null;
            website?: string | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "company_name": "Northlight Jewels",
         *       "status": 11,
         *       "is_active": true,
         *       "version": 4
         *     }
         */
        BusinessStanding: {
            company_name: string;
            id: number;
            is_active: boolean;
            /** @enum {integer} */
            status: 9 | 10 | 11;
            version: number;
        };
        /** @example 1.01 */
        Carat: number;
        /**
         * @example {
         *       "id": 8,
         *       "from_carat": 1,
         *       "to_carat": 1.49,
         *       "sequence": 8,
         *       "is_active": true,
         *       "version": 1,
         *       "sub_ranges": []
         *     }
         */
        CaratRange: {
            from_carat: number;
            id: number;
            is_active: boolean;
            sequence: number;
            sub_ranges: components["schemas"]["SubCaratRange"][];
            to_carat: number;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "to_carat": 1.59,
         *       "version": 1
         *     }
         */
        CaratRangeChange: {
            from_carat?: components["schemas"]["Carat"];
            to_carat?: components["schemas"]["Carat"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "from": 1,
         *       "to": 1.49,
         *       "count": 3212
         *     }
         */
        CaratRangeCount: {
            count: number;
            from: number;
            to: number;
        };
        /**
         * @example {
         *       "sequence": 3
         *     }
         */
        CaratRangePlace: {
            sequence: number;
        };
        /**
         * @example {
         *       "data": [],
         *       "code": 6
         *     }
         */
        CartLineList: {
            /**
             * @description What happened to the cart (spec §4); never a stone's status.
             * @enum {integer}
             */
            code: 6 | 7;
            data: components["schemas"]["StoneLine"][];
        };
        /**
         * @example {
         *       "format": "loupe-checkpoint/1",
         *       "house": "https://loupe.test",
         *       "size": 4212,
         *       "head": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "at": "2026-11-20T06:00:00.000Z",
         *       "public_key": "E5j2LG0aRXxRumpLX29L2n6OcqSSTf9HJvoVACvMdyQ=",
         *       "signature": "7wVg5tDZ4rq8sEhd0vC6gQjU3R7b5K0mXnM2p1c8a9y0zLwGfH4iJkTsYxO6uNqBvWlEeRrDdSaZhCtPo3FgAQ=="
         *     }
         */
        Checkpoint: {
            /** Format: date-time */
            at: string;
            /** @constant */
            format: "loupe-checkpoint/1";
            /** @description The hash of the last of them. */
            head: components["schemas"]["Hash"];
            /** @description How people reached the house when it was made. */
            house: string;
            /** @description Of the house; 32 bytes as base64. */
            public_key: string;
            /** @description 64 bytes as base64. */
            signature: string;
            /** @description How many entries the log had. */
            size: number;
        };
        /**
         * @description Why the log as it is does not agree: the entry has another hash, there is no such entry (the end was cut), the signature is not of these words, or it is of another key than the house signs with.
         * @example null
         * @example noEntry
         * @enum {string|null}
         */
        CheckpointVerdict: "otherEntry" | "noEntry" | "wrongSignature" | "otherKey" | null;
        /**
         * @example {
         *       "id": 6,
         *       "role_id": 2,
         *       "email": "customer@demo.test",
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "user_name": "customer",
         *       "mobile": "98200 11223",
         *       "mobile_country_id": 101,
         *       "is_active": true,
         *       "is_locked": false,
         *       "designation_id": null,
         *       "business": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels",
         *         "status": 11,
         *         "is_active": true,
         *         "type_id": null,
         *         "country_id": 101
         *       },
         *       "business_associate": {
         *         "id": 4,
         *         "first_name": "Jonas",
         *         "last_name": "Okafor"
         *       },
         *       "kyc": null,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "updated_at": "2026-11-20T09:00:00.000Z",
         *       "version": 1
         *     }
         */
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
            id: number;
            is_active: boolean;
            /** @description Too many wrong passwords: the account cannot sign in for a while. */
            is_locked: boolean;
            /** @description Documents that wait for a decision, and since when the first of them does; null where none waits. */
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
        /**
         * @example {
         *       "first_name": "Nora",
         *       "version": 3
         *     }
         */
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
        /**
         * @example {
         *       "all": 3,
         *       "registered": 2,
         *       "unregistered": 1,
         *       "waiting": 0
         *     }
         */
        ClientCounts: {
            all: number;
            registered: number;
            unregistered: number;
            /** @description With a document that waits for a decision. */
            waiting: number;
        };
        /**
         * @example {
         *       "invited_until": null,
         *       "id": 6,
         *       "role_id": 2,
         *       "email": "customer@demo.test",
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "user_name": "customer",
         *       "mobile": "98200 11223",
         *       "mobile_country_id": 101,
         *       "is_active": true,
         *       "is_locked": false,
         *       "designation_id": null,
         *       "business": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels",
         *         "status": 11,
         *         "is_active": true,
         *         "type_id": null,
         *         "country_id": 101
         *       },
         *       "business_associate": {
         *         "id": 4,
         *         "first_name": "Jonas",
         *         "last_name": "Okafor"
         *       },
         *       "kyc": null,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "updated_at": "2026-11-20T09:00:00.000Z",
         *       "version": 1,
         *       "country_id": 101,
         *       "state_id": null,
         *       "city_id": null,
         *       "has_markup": true,
         *       "lists": {
         *         "cart": 2,
         *         "watchlist": 0,
         *         "notes": 1,
         *         "enquiry": 0,
         *         "hold": 3,
         *         "confirm": 1,
         *         "memo": 0,
         *         "invoice": 4
         *       }
         *     }
         */
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
            /** @description Whether the business has prices of its own. */
            has_markup: boolean;
            id: number;
            /**
             * Format: date-time
             * @description Until when their invitation is good, or was; null where they have set a password or got one.
             */
            invited_until: string | null;
            is_active: boolean;
            /** @description Too many wrong passwords: the account cannot sign in for a while. */
            is_locked: boolean;
            /** @description Documents that wait for a decision, and since when the first of them does; null where none waits. */
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
        /**
         * @example {
         *       "id": 6,
         *       "role_id": 2,
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "business": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels",
         *         "status": 11
         *       }
         *     }
         */
        ClientOption: {
            business: {
                company_name: string | null;
                id: number | null;
                /**
                 * @description 9 where there is no business at all: nothing is claimed for it.
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
         * @example 6
         * @enum {integer}
         */
        ClientSource: 6 | 7;
        /**
         * @description What the house charges a client beside the price. With `reverse_charge` the client owes the tax; `percent` stands with its percentage alone.
         * @example {
         *       "kind": "percent",
         *       "percent": 21
         *     }
         */
        ClientTax: {
            /** @enum {string} */
            kind: "none" | "reverse_charge" | "percent";
            percent: number | null;
        };
        /**
         * @example {
         *       "kind": "percent",
         *       "percent": 21,
         *       "version": 1
         *     }
         */
        ClientTaxChange: {
            /** @enum {string} */
            kind: "none" | "reverse_charge" | "percent";
            percent: number | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "email": "ma***nd@orchard.test",
         *       "expires_at": "2026-11-20T09:10:00Z",
         *       "resend_at": "2026-11-20T09:01:00Z"
         *     }
         */
        CodeSent: {
            /** @description Masked. */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            resend_at: string;
        };
        /**
         * @example D,E
         * @example !BROWN
         */
        CodesInAddress: string;
        /**
         * @example {
         *       "id": 3,
         *       "name": "Round classics",
         *       "description": null,
         *       "diamond_type": "white",
         *       "image": null,
         *       "is_active": true,
         *       "stone_count": 18,
         *       "shape": "ROUND",
         *       "version": 1,
         *       "updated_at": "2026-11-20T09:00:00Z"
         *     }
         */
        Collection: {
            description: string | null;
            diamond_type: components["schemas"]["DiamondType"];
            id: number;
            image: components["schemas"]["Picture"];
            is_active: boolean;
            name: string;
            /** @description The most frequent shape of those stones. */
            shape: string | null;
            /** @description All its stones in their order; where one collection is answered, and to those who manage it. */
            stock_numbers?: string[];
            /** @description Stones that the asker may see. */
            stone_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "name": "Round brilliants",
         *       "stock_numbers": [
         *         "JD1000001",
         *         "JD1000000"
         *       ],
         *       "version": 1
         *     }
         */
        CollectionChange: {
            description?: string | null;
            diamond_type?: components["schemas"]["DiamondType"];
            name?: string;
            removeFiles?: number[];
            stock_numbers?: components["schemas"]["StockNumbersOfSet"];
            version: components["schemas"]["Version"];
        };
        /** @example Orchard Lane Jewellers */
        CompanyName: string;
        /**
         * @example {
         *       "id": 17,
         *       "version": 1,
         *       "price_per_ct": 7750
         *     }
         */
        ConfirmChange: {
            id: number;
            price_per_ct?: components["schemas"]["DealPrice"];
            reason?: components["schemas"]["Remark"];
            remark?: components["schemas"]["Remark"];
            /** @constant */
            status?: 4;
            version: number;
        };
        /**
         * @example {
         *       "items": 4212,
         *       "entries": 9120,
         *       "deviations": 0,
         *       "up_to": 81234,
         *       "checked_at": "2026-11-20T03:00:00.000Z"
         *     }
         */
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
        /**
         * @example {
         *       "format": "loupe-consistency/1",
         *       "house": "https://loupe.test",
         *       "from": {
         *         "size": 1200,
         *         "head": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *         "at": "2026-11-19T06:00:00.000Z"
         *       },
         *       "to": {
         *         "size": 4212,
         *         "head": "1f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *         "at": "2026-11-20T06:00:00.000Z"
         *       },
         *       "made_at": "2026-11-20T09:00:00.000Z",
         *       "public_key": "E5j2LG0aRXxRumpLX29L2n6OcqSSTf9HJvoVACvMdyQ=",
         *       "signature": "7wVg5tDZ4rq8sEhd0vC6gQjU3R7b5K0mXnM2p1c8a9y0zLwGfH4iJkTsYxO6uNqBvWlEeRrDdSaZhCtPo3FgAQ=="
         *     }
         */
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
        /**
         * @example {
         *       "id": 213,
         *       "name": "Sweden",
         *       "iso2": "SE",
         *       "phonecode": "46"
         *     }
         */
        CountryCode: {
            id: number;
            iso2: string;
            name: string;
            phonecode: string;
        };
        /**
         * @example {
         *       "customer_ids": [
         *         6
         *       ],
         *       "to": 5
         *     }
         * @example {
         *       "all": true,
         *       "to": 5
         *     }
         */
        CustomerMove: {
            /**
             * @description Instead of naming them.
             * @constant
             */
            all?: true;
            customer_ids?: number[];
            /** @description The associate who takes over. */
            to: number;
        };
        /**
         * @example {
         *       "id": 6,
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "email": "customer@demo.test",
         *       "business": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels",
         *         "status": 11
         *       }
         *     }
         */
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
        /** @example 7933.57 */
        DealPrice: number;
        /**
         * @example {
         *       "defaultMarkupDetails": {
         *         "layer": "default",
         *         "version": 1,
         *         "rules": [],
         *         "gaps": []
         *       }
         *     }
         */
        DefaultMarkup: {
            defaultMarkupDetails: components["schemas"]["Markup"];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "A pair of ovals",
         *       "diamond_type": "white",
         *       "search": {
         *         "diamond_type": "white"
         *       },
         *       "client": null,
         *       "is_active": true,
         *       "expires_on": null,
         *       "told_at": null,
         *       "version": 1,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "updated_at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        Demand: {
            client: components["schemas"]["KeptPerson"] | null;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["MaybeDiamondType"];
            /**
             * Format: date
             * @description The last day on which it tells.
             */
            expires_on: string | null;
            id: number;
            is_active: boolean;
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["StoneSearch"];
            /**
             * Format: date-time
             * @description When its owner last heard of stones.
             */
            told_at: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        /**
         * @example {
         *       "expires_on": "2026-12-31",
         *       "version": 1
         *     }
         */
        DemandChange: {
            client_id?: components["schemas"]["MaybeClientId"];
            expires_on?: components["schemas"]["MaybeDay"];
            name?: components["schemas"]["SearchName"];
            search?: components["schemas"]["StoneSearch"];
            version: number;
        };
        /**
         * @example {
         *       "id": 1,
         *       "item": "117",
         *       "title": "LP100023",
         *       "seq": 812,
         *       "kind": "guardNotMet",
         *       "detail": "memo.sell asks that price is more than 0.",
         *       "found_at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        Deviation: {
            detail: string;
            /** Format: date-time */
            found_at: string;
            id: number;
            item: string;
            kind: components["schemas"]["DeviationKind"];
            /** @description The entry of the log; null where the table differs from all of it. */
            seq: number | null;
            title: string;
        };
        /**
         * @example guardNotMet
         * @enum {string}
         */
        DeviationKind: "unknownModel" | "foreignModel" | "unknownTransition" | "wrongStart" | "wrongEnd" | "wrongRole" | "guardNotMet" | "gap" | "statusDiffers";
        /**
         * @example white
         * @enum {string}
         */
        DiamondType: "white" | "fancy";
        /**
         * @example refusedCondition
         * @enum {string}
         */
        DifferenceKind: "refusedState" | "refusedRole" | "refusedCondition" | "elsewhere" | "otherOrders" | "otherArrow" | "scope";
        /**
         * @example Business Document
         * @enum {string}
         */
        DocumentCategory: "Business Owner Document" | "Business Document";
        /**
         * @example {
         *       "link": "/files/kyc/3f0c5b1e7a9d42d68b1f5e0a7c2d9e41",
         *       "expires_at": "2026-11-20T14:37:00.000Z"
         *     }
         */
        DocumentLink: {
            /** Format: date-time */
            expires_at: string;
            /** @description Under the portal's own address; to be fetched with the token. */
            link: string;
        };
        /**
         * Format: email
         * @example customer@demo.test
         */
        Email: string;
        /**
         * @description An enquiry and its messages, the oldest first.
         * @example {
         *       "line": {
         *         "id": 17,
         *         "list": "enquiry",
         *         "status": 1,
         *         "state": "answered",
         *         "version": 1,
         *         "created_at": "2026-11-20T09:00:00Z",
         *         "updated_at": "2026-11-20T09:00:00Z",
         *         "stone": {
         *           "id": 1,
         *           "status": 1,
         *           "diamond_type": "white",
         *           "stone_origin": 2,
         *           "shape": "ROUND",
         *           "color": "G",
         *           "fancy_color": null,
         *           "overtone": null,
         *           "intensity": null,
         *           "clarity": "VS2",
         *           "lab": "GIA",
         *           "cut": null,
         *           "shade": null,
         *           "polish": null,
         *           "milky": null,
         *           "symmetry": null,
         *           "location": null,
         *           "fluorescence": null,
         *           "fluorescence_color": null,
         *           "eye_clean": null,
         *           "black_inclusion": null,
         *           "white_inclusion": null,
         *           "open_inclusion": null,
         *           "girdle_thin": null,
         *           "girdle_thick": null,
         *           "culet": null,
         *           "treatment": null,
         *           "growth_type": null,
         *           "stock_no": "JD1000000",
         *           "org_stock_no": "17WDRQP",
         *           "report_no": "3246822507",
         *           "key_to_symbols": null,
         *           "comment": null,
         *           "laser_inscription": null,
         *           "image": null,
         *           "video": null,
         *           "certificate": null,
         *           "carat": 1.01,
         *           "length": null,
         *           "width": null,
         *           "height": null,
         *           "ratio": null,
         *           "depth_pct": null,
         *           "table_pct": null,
         *           "crown_angle": null,
         *           "crown_height": null,
         *           "pavilion_angle": null,
         *           "pavilion_depth": null,
         *           "girdle_pct": null,
         *           "has_hearts_arrows": false,
         *           "rap": 10000,
         *           "markup_disc": -32.4,
         *           "markup_ppc": 6760,
         *           "sell_amt": 6827.6,
         *           "arrived_at": "2026-11-20T09:00:00Z",
         *           "version": 1
         *         },
         *         "user": {
         *           "id": 6,
         *           "first_name": "Mara",
         *           "last_name": "Lind",
         *           "role_id": 2
         *         },
         *         "business": {
         *           "id": 1,
         *           "company_name": "Northlight Jewels",
         *           "status": 11
         *         },
         *         "made_by": {
         *           "id": 6,
         *           "first_name": "Mara",
         *           "last_name": "Lind",
         *           "role_id": 2
         *         },
         *         "rap": 10000,
         *         "markup_disc": -32.4,
         *         "markup_ppc": 6760,
         *         "sell_amt": 6827.6,
         *         "agreed_ppc": null,
         *         "remark": null,
         *         "text": null,
         *         "reason": null,
         *         "expires_at": null,
         *         "waits_since": "2026-11-20T10:00:00Z"
         *       },
         *       "messages": [
         *         {
         *           "id": 1,
         *           "kind": "question",
         *           "author": {
         *             "name": "Mara Lind",
         *             "is_own": false,
         *             "is_client": true
         *           },
         *           "text": "Is the table clean?",
         *           "offered_ppc": null,
         *           "stands_until": null,
         *           "held_until": null,
         *           "at": "2026-11-20T09:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        Enquiry: {
            line: components["schemas"]["StoneLine"];
            messages: components["schemas"]["EnquiryMessage"][];
        };
        /**
         * @description What was said or done. A question and what becomes of an offer are the client's, an answer and an offer the house's; either closes. That an offer has expired is nobody's doing: it has no author and no text. An offer has its price per carat and until when it stands, and `held_until` where it came with a hold.
         * @example {
         *       "id": 1,
         *       "kind": "question",
         *       "author": {
         *         "name": "Mara Lind",
         *         "is_own": false,
         *         "is_client": true
         *       },
         *       "text": "Is the table clean?",
         *       "offered_ppc": null,
         *       "stands_until": null,
         *       "held_until": null,
         *       "at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        EnquiryMessage: {
            /** Format: date-time */
            at: string;
            author: {
                is_client: boolean;
                is_own: boolean;
                /** @description Null where who of the house wrote is not for whoever asks to know. */
                name: string | null;
            };
            /** Format: date-time */
            held_until: string | null;
            id: number;
            /** @enum {string} */
            kind: "question" | "answer" | "offer" | "accepted" | "declined" | "expired" | "closed";
            offered_ppc: components["schemas"]["MaybeMoney"];
            /** Format: date-time */
            stands_until: string | null;
            text: string | null;
        };
        /**
         * @example {
         *       "id": 9,
         *       "source": 6,
         *       "email": "api@demo.test",
         *       "user_name": "api",
         *       "first_name": "Halden",
         *       "last_name": "API",
         *       "mobile": "98200 11223",
         *       "mobile_country_id": 101,
         *       "business": {
         *         "id": 3,
         *         "company_name": "Halden Diamonds BV",
         *         "status": 11
         *       },
         *       "is_active": true,
         *       "keys": 1,
         *       "last_used_at": "2026-11-20T09:00:00Z",
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "updated_at": "2026-11-20T09:00:00Z",
         *       "version": 1
         *     }
         */
        ExternalClient: {
            business: {
                company_name: string;
                id: number;
                /** @description 9, 10 or 11 (spec §4). */
                status: number;
            } | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            id: number;
            is_active: boolean;
            /** @description How many open now. */
            keys: number;
            last_name: string;
            /**
             * Format: date-time
             * @description By any of its keys, or in a session that is still open.
             */
            last_used_at: string | null;
            mobile: string | null;
            mobile_country_id: number | null;
            source: components["schemas"]["ClientSource"];
            /** Format: date-time */
            updated_at: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "last_name": "Purchasing",
         *       "version": 1
         *     }
         */
        ExternalClientChange: {
            email?: components["schemas"]["Email"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: string | null;
            mobile_country_id?: number | null;
            password?: components["schemas"]["NewPassword"];
            user_name?: components["schemas"]["UserName"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "data": [],
         *       "unmatched": [
         *         "LP999999"
         *       ]
         *     }
         */
        ExternalImport: {
            data: components["schemas"]["StoneLine"][];
            unmatched: string[];
        };
        /**
         * @example {
         *       "user_id": 9,
         *       "stock_numbers": [
         *         "LP100023",
         *         "LP100047"
         *       ]
         *     }
         */
        ExternalNumbers: {
            stock_numbers?: components["schemas"]["StockNumbers"];
            /** @description The external client. */
            user_id?: number;
        };
        /**
         * @example {
         *       "color": {
         *         "D": 857
         *       }
         *     }
         */
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
        /**
         * @example {
         *       "status": "fail",
         *       "code": "staleVersion",
         *       "message": "Somebody else saved this after you opened it. Nothing of yours was written.",
         *       "request_id": "01J9-7Q2M-44XD",
         *       "current": {
         *         "id": 7,
         *         "name": "Wholesaler",
         *         "version": 4
         *       }
         *     }
         */
        Failure: {
            code: string;
            current?: {
                [key: string]: unknown;
            };
            errors?: {
                message: string;
                path: string;
            }[];
            message: string;
            refused?: {
                /** @description The stock numbers of the stones that a report number may mean, where there are several (`numberShared`). */
                choices?: string[];
                code: string;
                id?: number;
                /** @description What was done with the line last, where that is why the act came too late. Clients read who it was of themselves alone. */
                meanwhile?: {
                    /** Format: date-time */
                    at: string;
                    by: string | null;
                    /** @description The transition of its machine, such as `confirm.approve`. */
                    event: string;
                };
                reason: string;
                stock_no?: string;
                /** Format: date-time */
                until?: string;
            }[];
            request_id: string;
            /** @constant */
            status: "fail";
        };
        /**
         * @example {
         *       "id": 5,
         *       "stone": {
         *         "id": 1,
         *         "status": 1,
         *         "diamond_type": "white",
         *         "stone_origin": 2,
         *         "shape": "ROUND",
         *         "color": "G",
         *         "fancy_color": null,
         *         "overtone": null,
         *         "intensity": null,
         *         "clarity": "VS2",
         *         "lab": "GIA",
         *         "cut": null,
         *         "shade": null,
         *         "polish": null,
         *         "milky": null,
         *         "symmetry": null,
         *         "location": null,
         *         "fluorescence": null,
         *         "fluorescence_color": null,
         *         "eye_clean": null,
         *         "black_inclusion": null,
         *         "white_inclusion": null,
         *         "open_inclusion": null,
         *         "girdle_thin": null,
         *         "girdle_thick": null,
         *         "culet": null,
         *         "treatment": null,
         *         "growth_type": null,
         *         "stock_no": "JD1000000",
         *         "org_stock_no": "17WDRQP",
         *         "report_no": "3246822507",
         *         "key_to_symbols": null,
         *         "comment": null,
         *         "laser_inscription": null,
         *         "image": null,
         *         "video": null,
         *         "certificate": null,
         *         "carat": 1.01,
         *         "length": null,
         *         "width": null,
         *         "height": null,
         *         "ratio": null,
         *         "depth_pct": null,
         *         "table_pct": null,
         *         "crown_angle": null,
         *         "crown_height": null,
         *         "pavilion_angle": null,
         *         "pavilion_depth": null,
         *         "girdle_pct": null,
         *         "has_hearts_arrows": false,
         *         "rap": 10000,
         *         "markup_disc": -32.4,
         *         "markup_ppc": 6760,
         *         "sell_amt": 6827.6,
         *         "arrived_at": "2026-11-20T09:00:00Z",
         *         "version": 1
         *       },
         *       "business": null,
         *       "account": null,
         *       "remark": "Eye-clean",
         *       "sequence": 1,
         *       "is_active": true,
         *       "version": 1,
         *       "updated_at": "2026-11-20T09:00:00Z"
         *     }
         */
        FeaturedStone: {
            /** @description The one person that it is meant for. */
            account: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            /** @description The one business that it is meant for. */
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
        /**
         * @description Stock numbers to feature, or the `id` and `version` of an entry to change, never both.
         * @example {
         *       "stock_numbers": [
         *         "JD1000000"
         *       ],
         *       "business_id": 4,
         *       "remark": "Eye-clean"
         *     }
         * @example {
         *       "id": 5,
         *       "sequence": 2,
         *       "version": 1
         *     }
         */
        FeaturedStoneChange: {
            business_id?: number | null;
            id?: number;
            remark?: string | null;
            sequence?: number;
            stock_numbers?: components["schemas"]["StockNumbersOfSet"];
            user_id?: number | null;
            version?: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "diamond_type": "white",
         *       "is_active": true
         *     }
         */
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
        /**
         * @example {
         *       "count": 0,
         *       "totals": {
         *         "pieces": 0,
         *         "carat": 0,
         *         "rap_avg": null,
         *         "disc_avg": null,
         *         "price_per_ct": null,
         *         "total_amt": 0
         *       },
         *       "carat_ranges": [],
         *       "shape": [],
         *       "color": [],
         *       "fancy": [],
         *       "overtone": [],
         *       "intensity": [],
         *       "clarity": [],
         *       "lab": [],
         *       "cut": [],
         *       "shade": [],
         *       "polish": [],
         *       "milky": [],
         *       "symmetry": [],
         *       "location": [],
         *       "fluorescence": []
         *     }
         */
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
        /**
         * @example {
         *       "id": 30,
         *       "code": "ROUND",
         *       "name": "Round",
         *       "count": 3212
         *     }
         */
        FilterChoice: {
            code: string;
            count: number;
            id: number;
            name: string;
        };
        /**
         * @example {
         *       "diamond_type": "white",
         *       "stone_origin": 2
         *     }
         */
        FirstStones: {
            /** @enum {string|null} */
            diamond_type: "white" | "fancy" | null;
            /** @enum {integer|null} */
            stone_origin: 1 | 2 | null;
        };
        /**
         * @example {
         *       "door": {
         *         "address": "ftp://ftp.loupe.test:2121",
         *         "user_name": "ftp",
         *         "is_safe": true
         *       },
         *       "folders": [
         *         {
         *           "path": "/stock.csv",
         *           "holds": "The stock with own prices, made when it is fetched."
         *         }
         *       ],
         *       "files": [
         *         {
         *           "id": 4,
         *           "file_name": "today.csv",
         *           "result_name": "today.csv.result.csv",
         *           "stones": 2,
         *           "order": {
         *             "id": 12,
         *             "number": "ORD-2026-0117"
         *           },
         *           "received_at": "2026-11-20T09:00:00Z",
         *           "left_at": "2026-11-20T09:00:00Z"
         *         }
         *       ]
         *     }
         */
        FtpAccess: {
            door: {
                /** @description Where an FTP client connects to. */
                address: string;
                /** @description Passwords travel under TLS alone. */
                is_safe: boolean;
                user_name: string;
            } | null;
            /** @description The order files that were left last, the latest first. */
            files: {
                file_name: string;
                id: number;
                /**
                 * Format: date-time
                 * @description The last time, where it came more than once.
                 */
                left_at: string;
                /** @description The order that it became; null where it was refused. */
                order: {
                    id: number;
                    number: string;
                } | null;
                /** Format: date-time */
                received_at: string;
                result_name: string;
                /** @description How many it names. */
                stones: number;
            }[];
            folders: {
                holds: string;
                path: string;
            }[];
        };
        /**
         * @example {
         *       "id": 12,
         *       "guest_name": "Mara Lind",
         *       "company_name": "Orchard Lane Jewellers",
         *       "email": "mara@orchard.test",
         *       "mobile": "70 123 45 67",
         *       "mobile_country_id": 214,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "last_seen_at": "2026-11-20T09:12:00.000Z",
         *       "cart": 2,
         *       "watchlist": 1,
         *       "notes": 0,
         *       "became": null
         *     }
         */
        Guest: {
            /** @description The customer whom the guest signed up as. */
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
        /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
        Hash: string;
        /**
         * @example {
         *       "diamond_types": [
         *         "white"
         *       ],
         *       "stone_origins": null,
         *       "provider_ids": [
         *         1,
         *         2
         *       ],
         *       "locations": [
         *         "MUMBAI"
         *       ],
         *       "version": 2
         *     }
         */
        InventoryAccess: {
            diamond_types: components["schemas"]["DiamondType"][] | null;
            locations: string[] | null;
            provider_ids: number[] | null;
            stone_origins: components["schemas"]["StoneOrigin"][] | null;
            /** @description 0 where nobody has limited it yet. */
            version: number;
        };
        /**
         * @example {
         *       "diamond_types": [
         *         "white"
         *       ],
         *       "stone_origins": null,
         *       "provider_ids": [
         *         1,
         *         2
         *       ],
         *       "locations": [
         *         "MUMBAI"
         *       ],
         *       "version": 0
         *     }
         */
        InventoryAccessChange: {
            diamond_types: components["schemas"]["DiamondType"][] | null;
            locations: string[] | null;
            provider_ids: number[] | null;
            stone_origins: components["schemas"]["StoneOrigin"][] | null;
            version: number;
        };
        /**
         * @example {
         *       "userInventoryAccess": {
         *         "diamond_types": [
         *           "white"
         *         ],
         *         "stone_origins": null,
         *         "provider_ids": [
         *           1,
         *           2
         *         ],
         *         "locations": [
         *           "MUMBAI"
         *         ],
         *         "version": 2
         *       },
         *       "getAllLocations": [
         *         {
         *           "code": "MUMBAI",
         *           "name": "Mumbai"
         *         }
         *       ],
         *       "providers": [
         *         {
         *           "id": 1,
         *           "name": "Aster Gems",
         *           "is_active": true
         *         }
         *       ]
         *     }
         */
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
        /**
         * @example {
         *       "email": "nora@quist.test",
         *       "user_name": "nora.quist",
         *       "first_name": "Nora",
         *       "last_name": "Quist",
         *       "invited_by": {
         *         "first_name": "Jonas",
         *         "last_name": "Okafor"
         *       },
         *       "expires_at": "2026-11-27T09:00:00.000Z"
         *     }
         */
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
        /**
         * @description What the invoice says of the stone, in the list of invoices alone. A credit has a negative amount and names the sale that it takes back.
         * @example {
         *       "id": 3,
         *       "price_per_ct": 7700,
         *       "amount": 7777,
         *       "credits_id": null,
         *       "is_credited": false,
         *       "created_at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        InvoiceLineRef: {
            amount: number;
            /** Format: date-time */
            created_at: string;
            credits_id: number | null;
            id: number;
            /** @description A sale that a credit has taken back. */
            is_credited: boolean;
            price_per_ct: number;
        };
        /**
         * @example {
         *       "item": "117",
         *       "title": "LP100023",
         *       "about": "Northlight Jewels, memo 2026-0117",
         *       "seq": 812,
         *       "at": "2026-11-20T09:00:00.000Z",
         *       "transition": "memo.sell",
         *       "from": "issued",
         *       "to": "sold",
         *       "party": "associate",
         *       "kind": "refusedCondition",
         *       "detail": "memo.sell asks that not (price is less than 100).",
         *       "moot": 1
         *     }
         */
        ItemDifference: {
            about: string | null;
            /** Format: date-time */
            at: string;
            detail: string;
            from: string;
            item: string;
            kind: components["schemas"]["DifferenceKind"];
            /** @description How many later steps it would not have come to. */
            moot: number;
            party: components["schemas"]["Party"];
            /** @description The entry of the log at which it parts. */
            seq: number;
            title: string;
            to: string;
            transition: string;
        };
        /**
         * @example {
         *       "id": "0b0f6e1e-8a33-4f8e-9e55-2f1f3c6d7a90",
         *       "kind": "sendMail",
         *       "state": "done",
         *       "done": 1,
         *       "total": 1,
         *       "note": null,
         *       "error": null,
         *       "attempts": 1,
         *       "link": null,
         *       "file_name": null,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "ended_at": "2026-11-20T09:00:01Z"
         *     }
         */
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
            /** @description What it has made, good for one hour, for who asked for it alone. */
            link: string | null;
            note: string | null;
            state: components["schemas"]["JobState"];
            total: number | null;
        };
        /**
         * @example running
         * @enum {string}
         */
        JobState: "waiting" | "running" | "done" | "failed" | "cancelled";
        /**
         * @example {
         *       "id": 3,
         *       "size": 4212,
         *       "head": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "at": "2026-11-20T06:00:00.000Z",
         *       "key_name": "1d4c0c1e",
         *       "made_by": null,
         *       "mailed_at": null,
         *       "agrees": true,
         *       "why": null
         *     }
         */
        KeptCheckpoint: {
            /** @description Whether the log as it is agrees with it. */
            agrees: boolean;
            /** Format: date-time */
            at: string;
            head: components["schemas"]["Hash"];
            id: number;
            /** @description Which key signed it. */
            key_name: string;
            /** @description Nobody is the schedule. */
            made_by: {
                id: number;
                name: string;
            } | null;
            /** Format: date-time */
            mailed_at: string | null;
            size: number;
            why: components["schemas"]["CheckpointVerdict"];
        };
        /**
         * @example {
         *       "id": 3,
         *       "score": 97,
         *       "is_separable": false,
         *       "version": 1,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "stones": [],
         *       "totals": {
         *         "pieces": 2,
         *         "carat": 2.02,
         *         "rap_avg": null,
         *         "disc_avg": null,
         *         "price_per_ct": 4100,
         *         "total_amt": 8282
         *       }
         *     }
         */
        KeptPair: {
            /** Format: date-time */
            created_at: string;
            id: number;
            is_separable: boolean;
            score: number;
            /** @description Both. */
            stones: components["schemas"]["Stone"][];
            totals: components["schemas"]["StoneTotals"];
            version: number;
        };
        /**
         * @example {
         *       "id": 8,
         *       "name": "Earrings",
         *       "search_type": 2,
         *       "params": {
         *         "diamond_type": "white"
         *       },
         *       "version": 1
         *     }
         */
        KeptPairSearch: {
            id: number;
            name: string;
            params: components["schemas"]["PairSearch"];
            /** @constant */
            search_type: 2;
            version: number;
        };
        /**
         * @example {
         *       "id": 6,
         *       "name": "Mara Lind",
         *       "company_name": "Northlight Jewels"
         *     }
         */
        KeptPerson: {
            company_name: string | null;
            id: number;
            name: string;
        };
        /**
         * @example {
         *       "user_id": 6,
         *       "business_id": 1,
         *       "company_name": "Northlight Jewels",
         *       "kyc_id": 1,
         *       "tax_identification_number": "BE 0417.497.106",
         *       "status": 10,
         *       "is_active": true,
         *       "version": 3,
         *       "business_owner_image": null,
         *       "business_image": {
         *         "document_id": 5,
         *         "media_type": "application/pdf",
         *         "bytes": 48213,
         *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         *       },
         *       "business_owner_data": [],
         *       "business_data": [
         *         {
         *           "kyc_id": 1,
         *           "document_id": 5,
         *           "document_type": 30,
         *           "document_type_name": "Trade licence",
         *           "document_category": "Business Document",
         *           "status": 1,
         *           "info": null,
         *           "remark": null,
         *           "file": {
         *             "name": "licence.pdf",
         *             "media_type": "application/pdf",
         *             "bytes": 48213,
         *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *             "pages": 2
         *           },
         *           "submitted_at": "2026-11-20T14:32:00.000Z",
         *           "submitted_by": {
         *             "id": 6,
         *             "first_name": "Mara",
         *             "last_name": "Lind",
         *             "role_id": 2
         *           },
         *           "decided_at": null,
         *           "decided_by": null,
         *           "version": 1
         *         }
         *       ],
         *       "history": [
         *         {
         *           "at": "2026-11-20T14:32:00.000Z",
         *           "document_category": "Business Document",
         *           "what": "submit",
         *           "remark": null,
         *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "by": {
         *             "id": 6,
         *             "first_name": "Mara",
         *             "last_name": "Lind",
         *             "role_id": 2
         *           }
         *         }
         *       ]
         *     }
         */
        KycCase: {
            business_data: components["schemas"]["KycEntry"][];
            business_id: number;
            business_image: components["schemas"]["KycImage"];
            business_owner_data: components["schemas"]["KycEntry"][];
            business_owner_image: components["schemas"]["KycImage"];
            company_name: string;
            /** @description The newest first. */
            history: components["schemas"]["KycStep"][];
            /** @description Of the business. */
            is_active: boolean;
            /** @description Null until something was sent. */
            kyc_id: number | null;
            /**
             * @description Of the business (spec §4).
             * @enum {integer}
             */
            status: 9 | 10 | 11;
            tax_identification_number: string | null;
            /** @description For whom the papers were sent first, or whose business it is. */
            user_id: number | null;
            /** @description Of the business. */
            version: number;
        };
        /**
         * @example {
         *       "business_id": 1,
         *       "business_data": [
         *         {
         *           "document_category": "Business Document",
         *           "status": 2,
         *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "version": 1
         *         }
         *       ]
         *     }
         */
        KycCaseChange: {
            business_data?: components["schemas"]["KycEntryChange"][];
            business_id?: number;
            business_owner_data?: components["schemas"]["KycEntryChange"][];
            kyc_id?: number;
            tax_identification_number?: string;
            /** @description As in the POST. */
            user_id?: number;
        };
        /**
         * @example {
         *       "kyc_id": 1,
         *       "document_id": 5,
         *       "document_type": 30,
         *       "document_type_name": "Trade licence",
         *       "document_category": "Business Document",
         *       "status": 1,
         *       "info": null,
         *       "remark": null,
         *       "file": {
         *         "name": "licence.pdf",
         *         "media_type": "application/pdf",
         *         "bytes": 48213,
         *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *         "pages": 2
         *       },
         *       "submitted_at": "2026-11-20T14:32:00.000Z",
         *       "submitted_by": {
         *         "id": 6,
         *         "first_name": "Mara",
         *         "last_name": "Lind",
         *         "role_id": 2
         *       },
         *       "decided_at": null,
         *       "decided_by": null,
         *       "version": 1
         *     }
         */
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
                /** @description Of a PDF, as far as they can be counted. */
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
        /**
         * @example {
         *       "document_category": "Business Document",
         *       "status": 3,
         *       "remark": "The page with the stamp is missing.",
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "version": 1
         *     }
         */
        KycEntryChange: {
            document_category: components["schemas"]["DocumentCategory"];
            /** @description A sub-master of DOC_TYPE_BUSINESS; with a file. */
            document_type?: number;
            /** @description With a file. */
            info?: string | null;
            kyc_id?: number;
            /** @description Sent to the client; needed to reject. */
            remark?: string;
            /** @description Of the file that was looked at; needed to decide. */
            sha256?: string;
            /**
             * @description The decision: 2 approve, 3 reject, or take the approval back.
             * @enum {integer}
             */
            status?: 2 | 3;
            /** @description Of the paper. */
            version: number;
        };
        /**
         * @example {
         *       "document_id": 5,
         *       "media_type": "application/pdf",
         *       "bytes": 48213,
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         *     }
         */
        KycImage: {
            bytes: number;
            document_id: number;
            /** @enum {string} */
            media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            sha256: string;
        } | null;
        /**
         * @description Null is the house.
         * @example {
         *       "id": 6,
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "role_id": 2
         *     }
         * @example null
         */
        KycPerson: components["schemas"]["LinePerson"] | null;
        /**
         * @example {
         *       "document_id": 5,
         *       "kyc_id": 1,
         *       "user": {
         *         "id": 6,
         *         "first_name": "Mara",
         *         "last_name": "Lind",
         *         "role_id": 2
         *       },
         *       "business_id": 1,
         *       "company_name": "Northlight Jewels",
         *       "business_status": 10,
         *       "document_type": 30,
         *       "document_type_name": "Trade licence",
         *       "document_category": "Business Document",
         *       "status": 1,
         *       "remark": null,
         *       "created_at": "2026-11-20T14:32:00.000Z",
         *       "decided_at": null,
         *       "version": 1
         *     }
         */
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
        /**
         * @example {
         *       "at": "2026-11-20T15:02:00.000Z",
         *       "document_category": "Business Document",
         *       "what": "reject",
         *       "remark": "The page with the stamp is missing.",
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "by": null
         *     }
         */
        KycStep: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["KycPerson"];
            document_category: components["schemas"]["DocumentCategory"];
            remark: string | null;
            sha256: string;
            /**
             * @description The transition of the machine kycDocument.
             * @enum {string}
             */
            what: "submit" | "replace" | "resubmit" | "approve" | "reject" | "revoke";
        };
        /**
         * @example {
         *       "stock_numbers": [
         *         "JD1000000"
         *       ]
         *     }
         */
        LineFilter: {
            stock_numbers?: components["schemas"]["StockNo"][];
        };
        /**
         * @example [
         *       17,
         *       18
         *     ]
         */
        LineIds: number[];
        /**
         * @example {
         *       "id": 6,
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "role_id": 2
         *     }
         */
        LinePerson: {
            first_name: string;
            id: number;
            last_name: string;
            role_id: number;
        };
        /**
         * @example VS2
         * @enum {string}
         */
        ListClarity: "IF" | "VVS1" | "VVS2" | "VS1" | "VS2" | "SI1" | "SI2" | "SI3" | "I1" | "I2" | "I3";
        /**
         * @example G
         * @enum {string}
         */
        ListColor: "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M";
        /**
         * @example {
         *       "stones": 412,
         *       "gained": 0,
         *       "lost": 0,
         *       "before_amt": 1204500.5,
         *       "after_amt": 1167161,
         *       "change_pct": -3.1
         *     }
         */
        ListEffect: {
            after_amt: number;
            before_amt: number;
            change_pct: number | null;
            /** @description Of those, the ones that had none. */
            gained: number;
            /** @description Of those, the ones that have none any more. */
            lost: number;
            /** @description Stones whose list price moves. */
            stones: number;
        };
        /**
         * @example {
         *       "list": {
         *         "id": 2,
         *         "list_no": 2,
         *         "label": "Our list",
         *         "effective_on": "2026-11-20",
         *         "is_synthetic": false,
         *         "applied_at": null,
         *         "version": 1,
         *         "prices": 3080
         *       },
         *       "effect": {
         *         "stones": 412,
         *         "gained": 0,
         *         "lost": 0,
         *         "before_amt": 1204500.5,
         *         "after_amt": 1167161,
         *         "change_pct": -3.1
         *       },
         *       "job": null
         *     }
         */
        ListInserted: {
            effect: components["schemas"]["ListEffect"];
            /**
             * Format: uuid
             * @description Prices the stock; none before the list's day and for a dry run.
             */
            job: string | null;
            list: components["schemas"]["PriceList"];
        };
        /**
         * @example {
         *       "id": 7,
         *       "shape_group": "round",
         *       "color": "G",
         *       "clarity": "VS2",
         *       "from_carat": 1,
         *       "to_carat": 1.49,
         *       "price": 8200,
         *       "version": 1
         *     }
         */
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
        /** @example 8200 */
        ListPriceAmount: number;
        /**
         * @example {
         *       "list_id": 1,
         *       "version": 1,
         *       "rows": [
         *         {
         *           "id": 7,
         *           "version": 1,
         *           "price": 8300
         *         }
         *       ]
         *     }
         */
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
        /**
         * @example {
         *       "list": {
         *         "id": 1,
         *         "list_no": 1,
         *         "label": "Our list",
         *         "effective_on": "2026-11-20",
         *         "is_synthetic": false,
         *         "applied_at": null,
         *         "version": 2
         *       },
         *       "effect": {
         *         "stones": 3,
         *         "gained": 0,
         *         "lost": 0,
         *         "before_amt": 21000,
         *         "after_amt": 21210,
         *         "change_pct": 1
         *       },
         *       "job": null
         *     }
         */
        ListUpdated: {
            effect: components["schemas"]["ListEffect"];
            /** Format: uuid */
            job: string | null;
            list: components["schemas"]["PriceListHead"];
        };
        /**
         * @example {
         *       "size": 1200,
         *       "head": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "at": "2026-11-19T06:00:00.000Z"
         *     }
         */
        LogPlace: {
            /** Format: date-time */
            at: string;
            head: components["schemas"]["Hash"];
            size: number;
        };
        /**
         * @description The one condition without which there would be most stones.
         * @example {
         *       "name": "fluorescence",
         *       "count": 3212
         *     }
         */
        Loosen: {
            count: number;
            name: string;
        };
        /**
         * @example {
         *       "search": {
         *         "diamond_type": "white"
         *       },
         *       "search_type": 1,
         *       "client_id": null
         *     }
         */
        MadeSearch: {
            client_id?: components["schemas"]["MaybeClientId"];
            pair?: components["schemas"]["PairTolerances"];
            search: components["schemas"]["StoneSearch"];
            search_type?: components["schemas"]["SearchMode"];
        };
        /**
         * @example kept
         * @enum {string}
         */
        MailStatus: "waiting" | "kept" | "sent" | "failed" | "cancelled";
        /**
         * @example {
         *       "is_on": false,
         *       "message": "",
         *       "version": 1
         *     }
         */
        Maintenance: {
            is_on: boolean;
            message: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "layer": "default",
         *       "version": 1,
         *       "rules": [],
         *       "gaps": []
         *     }
         */
        Markup: {
            gaps: components["schemas"]["MarkupGap"][];
            layer: components["schemas"]["MarkupLayer"];
            rules: components["schemas"]["MarkupRule"][];
            version: components["schemas"]["MarkupVersion"];
        };
        /**
         * @example {
         *       "version": 1,
         *       "rules": []
         *     }
         */
        MarkupChange: {
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        /**
         * @description Weights that a set leaves to the next layer, and how many stones on the market lie there.
         * @example {
         *       "diamond_type": "white",
         *       "stone_origin": 2,
         *       "from_carat": 1.5,
         *       "to_carat": 650,
         *       "stones": 118
         *     }
         */
        MarkupGap: {
            diamond_type: components["schemas"]["DiamondType"];
            from_carat: number;
            stone_origin: components["schemas"]["StoneOrigin"];
            stones: number;
            to_carat: number;
        };
        /**
         * @description Percent of the price, or points on the discount.
         * @example percent
         * @enum {string}
         */
        MarkupKind: "percent" | "points";
        /**
         * @example business
         * @enum {string}
         */
        MarkupLayer: "default" | "business" | "associate" | "business_provider";
        /**
         * @example {
         *       "id": 5,
         *       "diamond_type": "white",
         *       "stone_origin": 2,
         *       "from_carat": 1,
         *       "to_carat": 1.49,
         *       "kind": "percent",
         *       "value": 4.5
         *     }
         */
        MarkupRule: {
            diamond_type: components["schemas"]["DiamondType"];
            from_carat: number;
            id: number;
            kind: components["schemas"]["MarkupKind"];
            stone_origin: components["schemas"]["StoneOrigin"];
            to_carat: number;
            value: number;
        };
        /** @example 4.5 */
        MarkupValue: number;
        /**
         * @description 0 where nobody has written it yet.
         * @example 0
         */
        MarkupVersion: number;
        /**
         * @example {
         *       "id": 1,
         *       "code": "BUSINESS_TYPE",
         *       "name": "Business type",
         *       "description": null,
         *       "is_fixed": true,
         *       "is_active": true,
         *       "sub_master_count": 6,
         *       "version": 1,
         *       "updated_at": "2026-11-20T09:00:00Z"
         *     }
         */
        Master: {
            code: string;
            description: string | null;
            id: number;
            is_active: boolean;
            /** @description One of the four keys that the product itself relies on. */
            is_fixed: boolean;
            name: string;
            sub_master_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "name": "Terms",
         *       "version": 1
         *     }
         */
        MasterChange: {
            code?: components["schemas"]["MasterCode"];
            description?: string | null;
            name?: string;
            version: components["schemas"]["Version"];
        };
        /** @example BUSINESS_TYPE */
        MasterCode: string;
        /** @example null */
        MaybeClientId: number | null;
        /**
         * Format: date
         * @example 2026-12-31
         */
        MaybeDay: string | null;
        /** @example white */
        MaybeDiamondType: components["schemas"]["DiamondType"] | null;
        /** @example 6500 */
        MaybeMoney: number | null;
        /** @example null */
        MaybePriceList: components["schemas"]["PriceListHead"] | null;
        /**
         * @example {
         *       "word": "roud",
         *       "meant": [
         *         "round"
         *       ]
         *     }
         */
        MeantWord: {
            meant: string[];
            word: string;
        };
        /**
         * @example {
         *       "due_date": "2026-12-11",
         *       "version": 1
         *     }
         */
        MemoDue: {
            /** Format: date */
            due_date: string;
            /** @description The one that was seen. */
            version: number;
        };
        /** @example 70 123 45 67 */
        Mobile: string;
        /**
         * @description A machine as plain data - what is hashed, stored beside the log, compared, exported and drawn.
         * @example {
         *       "id": "memo",
         *       "version": "1.0.0",
         *       "conditions": "1.1.0",
         *       "states": [
         *         {
         *           "path": "issued",
         *           "parent": "",
         *           "initial": null,
         *           "isFinal": false,
         *           "code": 1,
         *           "label": "Issued",
         *           "colour": "blue"
         *         }
         *       ],
         *       "transitions": []
         *     }
         */
        ModelDescription: {
            /** @description The version of the library of conditions. */
            conditions: string;
            id: string;
            states: components["schemas"]["ModelState"][];
            transitions: components["schemas"]["ModelTransition"][];
            version: string;
        };
        /**
         * @example {
         *       "sentence": "the price is more than 0",
         *       "status": 422,
         *       "message": "pricePositive",
         *       "condition": {
         *         "type": "positive",
         *         "params": {
         *           "at": "event.price"
         *         }
         *       },
         *       "words": "price is more than 0"
         *     }
         */
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
            /** @description The condition word by word. */
            words: string;
        };
        /**
         * @example {
         *       "path": "issued",
         *       "parent": "",
         *       "initial": null,
         *       "isFinal": false,
         *       "code": 1,
         *       "label": "Issued",
         *       "colour": "blue"
         *     }
         */
        ModelState: {
            code: number | null;
            colour: string | null;
            /** @description The path of the state inside that it begins with. */
            initial: string | null;
            isFinal: boolean;
            label: string | null;
            parent: string | null;
            /** @description Names of states from the outside in, with dots between; empty for the machine itself. */
            path: string;
        };
        /**
         * @example {
         *       "id": "memo.sell",
         *       "from": "issued",
         *       "event": "SELL",
         *       "to": "sold",
         *       "reenters": false,
         *       "guard": null,
         *       "changes": [
         *         "keepPrice"
         *       ],
         *       "effects": [
         *         {
         *           "type": "tellStone",
         *           "params": {
         *             "event": "SELL"
         *           }
         *         }
         *       ],
         *       "roles": {
         *         "admin": "any",
         *         "associate": "ownCustomers"
         *       },
         *       "call": "sellMemo",
         *       "seed": true
         *     }
         */
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
            /** @description Null where it leads back to where it begins. */
            to: string | null;
        };
        /** @example 6827.6 */
        Money: number;
        /**
         * @example {
         *       "name": "Web shop",
         *       "scopes": [
         *         "stones:read",
         *         "lists:read",
         *         "lists:write"
         *       ],
         *       "calls_per_minute": 120,
         *       "expires_on": "2027-11-20"
         *     }
         */
        NewApiKey: {
            /** @default 120 */
            calls_per_minute?: number;
            /**
             * Format: date
             * @description The last day on which it opens, in the house's time zone; null is never.
             */
            expires_on?: string | null;
            /** @description By which people tell it from others. */
            name: string;
            scopes: components["schemas"]["ApiScope"][];
        };
        /**
         * @example {
         *       "email": "lena@harbour.test",
         *       "user_name": "lena.voss",
         *       "first_name": "Lena",
         *       "last_name": "Voss",
         *       "mobile": "70 123 45 67",
         *       "mobile_country_id": 213,
         *       "salesperson_type_id": 12,
         *       "password": "three-quiet-lanterns"
         *     }
         */
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
        /**
         * @example {
         *       "user_id": 7,
         *       "company_name": "Orchard Lane Jewellers",
         *       "type_id": null,
         *       "tax_identification_number": "27AAACO1234F1Z5",
         *       "address": "4 Orchard Lane",
         *       "postal_code": "400051",
         *       "country_id": 101,
         *       "state_id": 4008,
         *       "city_id": null,
         *       "phone": "22 2657 0000",
         *       "website": "orchard.test"
         *     }
         */
        NewBusiness: {
            address?: string | null;
            city_id?: number | null;
            company_name: components["schemas"]["CompanyName"];
            country_id?: number | null;
            phone?: string | null;
            postal_code?: string | null;
            state_id?: number | null;
            tax_identification_number?: components["schemas"]["TaxNumber"] | null;
            /** @description A sub-master of BUSINESS_TYPE that is offered. */
            type_id?: number | null;
            /** @description Whose business it is; a customer's own where it is absent. */
            user_id?: number;
            website?: string | null;
        };
        /**
         * @example {
         *       "from_carat": 1,
         *       "to_carat": 1.49
         *     }
         */
        NewCaratRange: {
            from_carat: components["schemas"]["Carat"];
            to_carat: components["schemas"]["Carat"];
        };
        /**
         * @example {
         *       "email": "nora@orchard.test",
         *       "user_name": "nora.quist",
         *       "first_name": "Nora",
         *       "last_name": "Quist",
         *       "mobile": "70 123 45 67",
         *       "mobile_country_id": 213,
         *       "business": {
         *         "company_name": "Orchard Lane Jewellers",
         *         "type_id": null,
         *         "tax_identification_number": "27AAACO1234F1Z5",
         *         "address": "4 Orchard Lane",
         *         "postal_code": "400051",
         *         "country_id": 101,
         *         "state_id": 4008,
         *         "city_id": null,
         *         "phone": "22 2657 0000",
         *         "website": "orchard.test"
         *       }
         *     }
         */
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
        /**
         * @example {
         *       "name": "Round classics",
         *       "diamond_type": "white",
         *       "stock_numbers": [
         *         "JD1000000"
         *       ]
         *     }
         */
        NewCollection: {
            description?: string | null;
            diamond_type?: components["schemas"]["DiamondType"];
            /** @default true */
            is_active?: boolean;
            name: string;
            stock_numbers?: components["schemas"]["StockNumbersOfSet"];
        };
        /**
         * @example {
         *       "name": "A pair of ovals",
         *       "search": {
         *         "diamond_type": "white"
         *       },
         *       "client_id": null,
         *       "expires_on": "2026-12-31"
         *     }
         */
        NewDemand: {
            client_id?: components["schemas"]["MaybeClientId"];
            expires_on?: components["schemas"]["MaybeDay"];
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["StoneSearch"];
        };
        /**
         * @example {
         *       "source": 6,
         *       "email": "buyer@halden.example",
         *       "user_name": "halden.buying",
         *       "first_name": "Halden",
         *       "last_name": "Buying",
         *       "company_name": "Halden Diamonds BV"
         *     }
         */
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
        /**
         * @example {
         *       "tax_identification_number": "BE 0417.497.106",
         *       "business_data": [
         *         {
         *           "document_type": 30,
         *           "document_category": "Business Document"
         *         }
         *       ],
         *       "business_owner_data": [
         *         {
         *           "document_type": 36,
         *           "document_category": "Business Owner Document"
         *         }
         *       ]
         *     }
         */
        NewKycCase: {
            business_data?: components["schemas"]["NewKycEntry"][];
            business_id?: number;
            business_owner_data?: components["schemas"]["NewKycEntry"][];
            kyc_id?: number;
            /** @description Where the business has given another one or none so far. */
            tax_identification_number?: string;
            /** @description One of whose business it is: absent or own from buyers; from the house this or `business_id`. */
            user_id?: number;
        };
        /**
         * @example {
         *       "document_type": 30,
         *       "document_category": "Business Document",
         *       "info": "Renewed in May"
         *     }
         */
        NewKycEntry: {
            document_category: components["schemas"]["DocumentCategory"];
            /** @description A sub-master of DOC_TYPE_BUSINESS. */
            document_type: number;
            /** @description What the sender says to it. */
            info?: string | null;
            kyc_id?: number;
            /** @description That of the decision: there is none yet. */
            remark?: string | null;
            /**
             * @description Pending, as every paper begins; the decision is for who looks at it.
             * @enum {integer}
             */
            status?: 1;
        };
        /**
         * @example {
         *       "shape_group": "round",
         *       "color": "G",
         *       "clarity": "VS2",
         *       "from_carat": 1,
         *       "to_carat": 1.49,
         *       "price": 8200
         *     }
         */
        NewListPrice: {
            clarity: components["schemas"]["ListClarity"];
            color: components["schemas"]["ListColor"];
            from_carat: components["schemas"]["Carat"];
            price: components["schemas"]["ListPriceAmount"];
            shape_group: components["schemas"]["ShapeGroup"];
            to_carat: components["schemas"]["Carat"];
        };
        /**
         * @example {
         *       "diamond_type": "white",
         *       "stone_origin": 2,
         *       "from_carat": 1,
         *       "to_carat": 1.49,
         *       "kind": "percent",
         *       "value": 4.5
         *     }
         */
        NewMarkupRule: {
            diamond_type: components["schemas"]["DiamondType"];
            from_carat: components["schemas"]["Carat"];
            kind: components["schemas"]["MarkupKind"];
            stone_origin: components["schemas"]["StoneOrigin"];
            to_carat: components["schemas"]["Carat"];
            value: components["schemas"]["MarkupValue"];
        };
        /** @example [] */
        NewMarkupRules: components["schemas"]["NewMarkupRule"][];
        /**
         * @example {
         *       "code": "TERMS",
         *       "name": "Terms of payment"
         *     }
         */
        NewMaster: {
            code: components["schemas"]["MasterCode"];
            description?: string | null;
            name: string;
        };
        /** @example three-quiet-lanterns */
        NewPassword: string;
        /**
         * @example {
         *       "label": "Our list",
         *       "effective_on": "2026-11-20",
         *       "dry_run": true,
         *       "rows": []
         *     }
         */
        NewPriceList: {
            /** @default false */
            dry_run?: boolean;
            /** Format: date */
            effective_on: string;
            /** @default false */
            is_synthetic?: boolean;
            label: string;
            /** @description Left out where a file is sent. */
            rows?: components["schemas"]["NewListPrice"][];
        };
        /**
         * @example {
         *       "name": "Rounds for Mara",
         *       "search": {
         *         "diamond_type": "white"
         *       },
         *       "search_type": 1,
         *       "client_id": null
         *     }
         */
        NewSavedSearch: {
            client_id?: components["schemas"]["MaybeClientId"];
            name: components["schemas"]["SearchName"];
            pair?: components["schemas"]["PairTolerances"];
            search: components["schemas"]["StoneSearch"];
            search_type?: components["schemas"]["SearchMode"];
        };
        /**
         * @example {
         *       "stock_numbers": [
         *         "JD1000000"
         *       ],
         *       "expires_in_hours": 72
         *     }
         */
        NewShareLink: {
            /** @default 72 */
            expires_in_hours?: number;
            stock_numbers?: components["schemas"]["StockNo"][];
            /** @description The client at whose prices the stones are shown. */
            user_id?: number;
        };
        /**
         * @example {
         *       "email": "nora@harbour.test",
         *       "user_name": "nora.quist",
         *       "first_name": "Nora",
         *       "last_name": "Quist"
         *     }
         */
        NewStaff: {
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"];
            mobile_country_id?: components["schemas"]["PlaceId"];
            password?: components["schemas"]["NewPassword"];
            user_name: components["schemas"]["UserName"];
        };
        /**
         * @example {
         *       "carat_range_id": 8,
         *       "from_carat": 1,
         *       "to_carat": 1.09
         *     }
         */
        NewSubCaratRange: {
            carat_range_id: number;
            from_carat: components["schemas"]["Carat"];
            to_carat: components["schemas"]["Carat"];
        };
        /**
         * @example {
         *       "master_id": 1,
         *       "code": "MINER",
         *       "name": "Miner"
         *     }
         */
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
            sequence?: number;
        };
        /**
         * @example {
         *       "title": "Ask whether the stone is liked",
         *       "due_date": "2026-12-04",
         *       "line_id": 17
         *     }
         */
        NewTask: {
            /** Format: date */
            due_date?: string | null;
            line_id?: number;
            paper_id?: number;
            title: string;
        };
        /**
         * @description Both ends included; a missing one is open.
         * @example {
         *       "from": 1,
         *       "to": 1.49
         *     }
         */
        NumberRange: {
            from?: number | null;
            to?: number | null;
        };
        /**
         * @description Lines that are open now, by list; of invoices all.
         * @example {
         *       "cart": 2,
         *       "watchlist": 0,
         *       "notes": 1,
         *       "enquiry": 0,
         *       "hold": 3,
         *       "confirm": 1,
         *       "memo": 0,
         *       "invoice": 4
         *     }
         */
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
        /**
         * @description The hash of a machine that the house knows, or a machine as data; one of the two.
         * @example {
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d",
         *       "since": "2025-11-20"
         *     }
         */
        OtherMachine: {
            description?: components["schemas"]["ModelDescription"];
            model?: string;
            /**
             * Format: date
             * @description From the beginning of this day in the house's time zone on; a year ago where it is absent.
             */
            since?: string;
        };
        /**
         * @example {
         *       "id": 3,
         *       "to": "mara@orchard.test",
         *       "subject": "Your code for Loupe",
         *       "kind": "signupCode",
         *       "status": "kept",
         *       "attempts": 1,
         *       "error": null,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "sent_at": null
         *     }
         */
        OutboxLine: {
            attempts: number;
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
        /**
         * @example {
         *       "id": 3,
         *       "to": "mara@orchard.test",
         *       "subject": "Your code for Loupe",
         *       "kind": "signupCode",
         *       "status": "kept",
         *       "attempts": 1,
         *       "error": null,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "sent_at": null,
         *       "text": "Your code is 402917.",
         *       "is_veiled": false
         *     }
         */
        OutboxMail: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            error: string | null;
            id: number;
            /** @description Stars stand for a code or a link that opens an account. In a demo house it is shown. */
            is_veiled: boolean;
            kind: string;
            /** Format: date-time */
            sent_at: string | null;
            status: components["schemas"]["MailStatus"];
            subject: string;
            /** @description Gone once a mail server has taken it. */
            text: string | null;
            to: string;
        };
        /**
         * @example {
         *       "workflow": "memo",
         *       "item": "117",
         *       "title": "LP100023",
         *       "about": "Northlight Jewels, memo 2026-0117",
         *       "state": "issued",
         *       "since": "2026-11-02T09:00:00.000Z",
         *       "waited_ms": 1728000000,
         *       "limit_ms": 864000000,
         *       "why": "Due on 12/11/2026."
         *     }
         */
        OverdueItem: {
            about: string | null;
            item: string;
            /** @description How long it might have stood. */
            limit_ms: number;
            /** Format: date-time */
            since: string;
            state: string;
            title: string;
            waited_ms: number;
            why: string;
            workflow: string;
        };
        /**
         * @description Where the page lies, by both names. Where nothing was found it is page 1 of 50, whatever was asked.
         * @example {
         *       "page": 1,
         *       "size": 50,
         *       "currentPage": 1,
         *       "pageSize": 50,
         *       "totalPages": 3,
         *       "totalRecords": 123
         *     }
         */
        Pagination: {
            currentPage: number;
            page: number;
            pageSize: number;
            size: number;
            totalPages: number;
            totalRecords: number;
        };
        /**
         * @example {
         *       "stockList": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       },
         *       "stones_searched": 3212,
         *       "search": {
         *         "diamond_type": "white"
         *       }
         *     }
         */
        PairAnswer: {
            pagination: components["schemas"]["Pagination"];
            search: components["schemas"]["PairSearch"];
            stockList: components["schemas"]["StonePair"][];
            stones_searched: number;
        };
        /**
         * @description One column in which the two were compared.
         * @example {
         *       "column": "length",
         *       "label": "Length",
         *       "unit": "mm",
         *       "difference": 0.02,
         *       "allowed": 0.05
         *     }
         */
        PairReason: {
            allowed: number;
            column: string;
            difference: number;
            label: string;
            unit: string;
        };
        /**
         * @description A search of stones, and when two of them are a pair.
         * @example {
         *       "diamond_type": "white",
         *       "attributes": {
         *         "color": {
         *           "values": [
         *             "D",
         *             "E"
         *           ]
         *         }
         *       },
         *       "pair": {
         *         "length": 0.05
         *       }
         *     }
         */
        PairSearch: components["schemas"]["StoneSearch"] & {
            pair?: components["schemas"]["PairTolerances"];
        };
        /**
         * @description How far two stones of a pair lie apart at most. What is left out is as the trade has it, null is not compared. Carats, millimetres and per cent; steps of a grade. Shape and origin are always alike.
         * @example {
         *       "carat": 0.03,
         *       "length": 0.05,
         *       "width": 0.05,
         *       "ratio": 0.02,
         *       "color_steps": 1,
         *       "equal": [
         *         "cut",
         *         "lab"
         *       ],
         *       "is_exclusive": true
         *     }
         */
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
        /**
         * @description A memo, an invoice of what was sold on memos, or the credit note of what was taken back, as it was issued. Of what came later it says `state`, `due_date`, `is_overdue`, the `status` of lines and `followed_by`; none of these is printed.
         * @example {
         *       "id": 4,
         *       "kind": "memo",
         *       "number": "M-2026-0004",
         *       "state": "open",
         *       "house": {
         *         "name": "Loupe",
         *         "address": null,
         *         "tax_number": null,
         *         "contact": null,
         *         "bank": null,
         *         "footer": null,
         *         "logo": null
         *       },
         *       "paper_size": "A4",
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "issued_on": "2026-11-20",
         *       "issued_due": "2026-12-04",
         *       "due_date": "2026-12-04",
         *       "is_overdue": false,
         *       "terms": null,
         *       "clause": null,
         *       "payment_terms": null,
         *       "reason": null,
         *       "currency": "USD",
         *       "version": 1,
         *       "client": {
         *         "id": 6,
         *         "first_name": "Mara",
         *         "last_name": "Lind",
         *         "role_id": 2,
         *         "company_name": "Northlight Jewels",
         *         "address": null,
         *         "postal_code": null,
         *         "place": null,
         *         "tax_number": "BE 0712.440.318",
         *         "email": "customer@demo.test",
         *         "mobile": "+91 98200 11223"
         *       },
         *       "made_by": {
         *         "id": 1,
         *         "first_name": "Ines",
         *         "last_name": "Novak",
         *         "role_id": 1
         *       },
         *       "salesperson": {
         *         "first_name": "Jonas",
         *         "last_name": "Okafor"
         *       },
         *       "lines": [
         *         {
         *           "no": 1,
         *           "line_id": 17,
         *           "stock_no": "LP100023",
         *           "report_no": "2141438171",
         *           "lab": "GIA",
         *           "stone_origin": 2,
         *           "shape": "ROUND",
         *           "carat": 1.01,
         *           "color": "G",
         *           "clarity": "VS2",
         *           "cut": "EX",
         *           "polish": "EX",
         *           "symmetry": "VG",
         *           "price_per_ct": 7800,
         *           "amount": 7878,
         *           "tax": 0,
         *           "status": 1,
         *           "takes_back": null
         *         }
         *       ],
         *       "tax": {
         *         "kind": "none",
         *         "percent": null
         *       },
         *       "totals": {
         *         "pieces": 1,
         *         "carat": 1.01,
         *         "amount": 7878,
         *         "tax": 0,
         *         "payable": 7878
         *       },
         *       "refers_to": [],
         *       "followed_by": [],
         *       "proof": {
         *         "entry": 231,
         *         "hash": "9f86d081884c7d65"
         *       }
         *     }
         */
        Paper: {
            /** @description Of a memo: under which conditions the house hands stones over. */
            clause: string | null;
            client: components["schemas"]["PaperClient"];
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            currency: "USD";
            /**
             * Format: date
             * @description Until when by now: the day of a memo is moved.
             */
            due_date: string | null;
            /** @description Of a memo its invoices, of an invoice its credit notes. */
            followed_by: components["schemas"]["PaperRef"][];
            house: components["schemas"]["PaperHouse"];
            id: number;
            is_overdue: boolean;
            /**
             * Format: date
             * @description Until when, as it was issued.
             */
            issued_due: string | null;
            /** Format: date */
            issued_on: string;
            /** @enum {string} */
            kind: "memo" | "invoice" | "credit";
            lines: components["schemas"]["PaperLine"][];
            made_by: components["schemas"]["LinePerson"];
            /** @description Without a gap within its kind and year; its prefix tells the kind. */
            number: string;
            /** @enum {string} */
            paper_size: "A4" | "LETTER";
            /** @description Of an invoice. */
            payment_terms: string | null;
            /** @description The entry of the log that made the paper, and how its hash begins. */
            proof: {
                entry: number;
                hash: string;
            };
            /** @description Of a credit note. */
            reason: string | null;
            /** @description Of an invoice its memos, of a credit note its invoice. */
            refers_to: components["schemas"]["PaperRef"][];
            /** @description Who looked after the client. */
            salesperson: {
                first_name: string;
                last_name: string;
            } | null;
            /**
             * @description Of a memo, as its lines are now.
             * @enum {string|null}
             */
            state: "open" | "partial" | "returned" | "invoiced" | "closed" | null;
            tax: components["schemas"]["ClientTax"];
            terms: string | null;
            /** @description What is payable is the amount and the taxes of the lines. */
            totals: {
                amount: number;
                carat: number;
                payable: number;
                pieces: number;
                tax: number;
            };
            version: number;
        };
        /**
         * @example {
         *       "id": 6,
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "role_id": 2,
         *       "company_name": "Northlight Jewels",
         *       "address": null,
         *       "postal_code": null,
         *       "place": null,
         *       "tax_number": null,
         *       "email": "mara@northlight.test",
         *       "mobile": null
         *     }
         */
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
        /**
         * @description How the house called itself when the paper was issued; what it had not said is null.
         * @example {
         *       "name": "Loupe",
         *       "address": null,
         *       "tax_number": null,
         *       "contact": null,
         *       "bank": null,
         *       "footer": null,
         *       "logo": null
         *     }
         */
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
        /**
         * @example {
         *       "no": 1,
         *       "line_id": 17,
         *       "stock_no": "JD1000000",
         *       "report_no": "3246822507",
         *       "lab": "GIA",
         *       "stone_origin": 2,
         *       "shape": "ROUND",
         *       "carat": 1.01,
         *       "color": "G",
         *       "clarity": "VS2",
         *       "cut": "EX",
         *       "polish": "EX",
         *       "symmetry": "EX",
         *       "price_per_ct": 6760,
         *       "amount": 6827.6,
         *       "tax": 0,
         *       "status": 1,
         *       "takes_back": null
         *     }
         */
        PaperLine: {
            /** @description Of a credit note what is credited. */
            amount: number;
            carat: number;
            clarity: string | null;
            /** @description Or the fancy colour. */
            color: string | null;
            cut: string | null;
            lab: string | null;
            line_id: number;
            /** @description Its place on the paper, from 1. */
            no: number;
            polish: string | null;
            price_per_ct: number;
            report_no: string | null;
            shape: string;
            /**
             * @description Of a memo's line (spec §4), as it is now.
             * @enum {integer|null}
             */
            status: 1 | 2 | 3 | null;
            stock_no: string;
            stone_origin: components["schemas"]["StoneOrigin"];
            symmetry: string | null;
            /** @description On an invoice from before there were credit notes - the place of the line whose sale this one takes back. */
            takes_back: number | null;
            /** @description On this amount, a half cent rounded up. */
            tax: number;
        };
        /**
         * @description What the numbers of a kind begin with.
         * @example INV
         */
        PaperPrefix: string;
        /**
         * @example {
         *       "id": 4,
         *       "number": "M-2026-0004"
         *     }
         */
        PaperRef: {
            id: number;
            number: string;
        };
        /**
         * @example {
         *       "name": "Loupe Diamonds BV",
         *       "address": "Hoveniersstraat 2",
         *       "tax_number": "BE 0417.000.000",
         *       "contact": null,
         *       "bank": "IBAN BE71 0961 2345 6769",
         *       "memo_clause": "The stones stay ours until they are paid.",
         *       "payment_terms": "Net 30 days.",
         *       "payment_days": 30,
         *       "footer": null,
         *       "paper_size": "A4",
         *       "order_prefix": "ORD",
         *       "memo_prefix": "M",
         *       "invoice_prefix": "INV",
         *       "credit_prefix": "CN",
         *       "logo": null,
         *       "saved_by": {
         *         "first_name": "Ines",
         *         "last_name": "Novak"
         *       },
         *       "saved_at": "2026-11-20T09:00:00.000Z",
         *       "version": 2
         *     }
         */
        PaperSettings: {
            /** @description Up to six lines. */
            address: string | null;
            /** @description On invoices; up to ten lines. */
            bank: string | null;
            /** @description Telephone, e-mail, website - up to six lines. */
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
            /** @description So many days after its date an invoice is due. */
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
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "name": "Loupe Diamonds BV",
         *       "address": "Hoveniersstraat 2",
         *       "tax_number": "BE 0417.000.000",
         *       "contact": null,
         *       "bank": "IBAN BE71 0961 2345 6769",
         *       "memo_clause": "The stones stay ours until they are paid.",
         *       "payment_terms": "Net 30 days.",
         *       "payment_days": 30,
         *       "footer": null,
         *       "paper_size": "A4",
         *       "order_prefix": "ORD",
         *       "memo_prefix": "M",
         *       "invoice_prefix": "INV",
         *       "credit_prefix": "CN",
         *       "version": 1
         *     }
         */
        PaperSettingsChange: {
            /** @description Up to six lines. */
            address: string | null;
            /** @description On invoices; up to ten lines. */
            bank: string | null;
            /** @description Telephone, e-mail, website - up to six lines. */
            contact: string | null;
            credit_prefix: components["schemas"]["PaperPrefix"];
            /** @description On every sheet, one line. */
            footer: string | null;
            invoice_prefix: components["schemas"]["PaperPrefix"];
            /** @description On memos. */
            memo_clause: string | null;
            memo_prefix: components["schemas"]["PaperPrefix"];
            /** @description The legal name. */
            name: string | null;
            order_prefix: components["schemas"]["PaperPrefix"];
            /** @enum {string} */
            paper_size: "A4" | "LETTER";
            /** @description So many days after its date an invoice is due. */
            payment_days: number | null;
            /** @description On invoices; up to ten lines. */
            payment_terms: string | null;
            removeFiles?: number[];
            tax_number: string | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description As whom somebody takes part in a workflow.
         * @example associate
         * @enum {string}
         */
        Party: "admin" | "associate" | "customer" | "guest" | "qc" | "auditor" | "system" | "visitor";
        /**
         * @description What a pasted number stands for. Taken is a stone that is there and not available.
         * @example {
         *       "text": "JD1000000",
         *       "state": "found",
         *       "stock_nos": [
         *         "JD1000000"
         *       ]
         *     }
         */
        PastedNumber: {
            /** @enum {string} */
            state: "found" | "taken" | "notFound";
            stock_nos: string[];
            text: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Dashboard",
         *       "path": "/dashboard",
         *       "role_permissions": [
         *         {
         *           "role_id": 5,
         *           "read_access": true,
         *           "write_access": true
         *         }
         *       ],
         *       "user_permissions": []
         *     }
         */
        Permission: {
            id: number;
            name: string;
            path: string;
            role_permissions: components["schemas"]["RoleAccess"][];
            user_permissions: components["schemas"]["UserAccess"][];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Home",
         *       "role_id": 5,
         *       "permissions": []
         *     }
         */
        PermissionCategory: {
            id: number;
            name: string;
            permissions: components["schemas"]["Permission"][];
            role_id: components["schemas"]["RoleId"];
        };
        /** @example Mara */
        PersonName: string;
        /**
         * @example {
         *       "id": 12,
         *       "url": "/files/5f0c2b9e4a7d4c1f8b6e3a2d1c0f9e8d.png"
         *     }
         */
        Picture: {
            id: number;
            url: string;
        } | null;
        /**
         * @example {
         *       "id": 101,
         *       "name": "India"
         *     }
         */
        Place: {
            id: number;
            name: string;
        };
        /** @example 101 */
        PlaceId: number;
        /**
         * @example {
         *       "number": "NONE",
         *       "is_same": false,
         *       "stone": null,
         *       "agreed_ppc": null,
         *       "refusal": {
         *         "stock_no": "NONE",
         *         "code": "stoneUnknown",
         *         "reason": "No stone has this number."
         *       }
         *     }
         */
        PreviewedLine: {
            agreed_ppc: components["schemas"]["MaybeMoney"];
            /** @description Another number before it means the same stone; it counts once. */
            is_same: boolean;
            /** @description As it was typed. */
            number: string;
            refusal: {
                choices?: string[];
                code: string;
                reason: string;
                stock_no?: string;
                /** Format: date-time */
                until?: string;
            } | null;
            /** @description At the prices that the line would freeze; nothing where the number means no stone, or several. */
            stone: components["schemas"]["Stone"] | null;
        };
        /**
         * @example {
         *       "stock_no": "JD1000000",
         *       "user_id": 6,
         *       "list": {
         *         "list_no": 1,
         *         "label": "Demo list (fictional)",
         *         "effective_on": "2026-11-20",
         *         "is_synthetic": true
         *       },
         *       "layer": "business",
         *       "markup_id": 5,
         *       "kind": "percent",
         *       "value": 4,
         *       "layers": [
         *         {
         *           "layer": "business_provider",
         *           "outcome": "unset"
         *         },
         *         {
         *           "layer": "business",
         *           "outcome": "applied"
         *         }
         *       ],
         *       "steps": [
         *         {
         *           "name": "sell_amt",
         *           "how": "6760.00 × 1.01 ct",
         *           "value": 6827.6
         *         }
         *       ],
         *       "markup_disc": -32.4,
         *       "markup_ppc": 6760,
         *       "sell_amt": 6827.6
         *     }
         */
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
            /** @description Whose price it is. */
            user_id: number;
            value: number | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "list_no": 1,
         *       "label": "Demo list (fictional)",
         *       "effective_on": "2026-11-20",
         *       "is_synthetic": true,
         *       "applied_at": null,
         *       "version": 1,
         *       "prices": 3080
         *     }
         */
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
        /**
         * @example {
         *       "id": 1,
         *       "list_no": 1,
         *       "label": "Demo list (fictional)",
         *       "effective_on": "2026-11-20",
         *       "is_synthetic": true,
         *       "applied_at": "2026-11-20T09:00:00Z",
         *       "version": 1
         *     }
         */
        PriceListHead: {
            /**
             * Format: date-time
             * @description Since when the stock is priced by it.
             */
            applied_at: string | null;
            /** Format: date */
            effective_on: string;
            id: number;
            /** @description Made up, and to be shown as such. */
            is_synthetic: boolean;
            label: string;
            /** @description The version of the list that a price names. */
            list_no: number;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "first_name": "Mara",
         *       "version": 3
         *     }
         */
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
        /**
         * @example {
         *       "provider": {
         *         "id": 3,
         *         "name": "Castor Diamonds"
         *       },
         *       "markup": {
         *         "layer": "business_provider",
         *         "version": 0,
         *         "rules": [],
         *         "gaps": []
         *       }
         *     }
         */
        ProviderMarkup: {
            markup: components["schemas"]["Markup"];
            provider: {
                id: number;
                name: string;
            };
        };
        /**
         * @example {
         *       "business_id": 1,
         *       "provider_id": 3,
         *       "version": 0,
         *       "rules": []
         *     }
         */
        ProviderMarkupChange: {
            business_id: number;
            provider_id: number;
            rules: components["schemas"]["NewMarkupRules"];
            version: components["schemas"]["MarkupVersion"];
        };
        /** @example 1..1.49 */
        RangeInAddress: string;
        /**
         * @example {
         *       "id": 1,
         *       "search_type": 1,
         *       "diamond_type": "white",
         *       "search": {
         *         "diamond_type": "white"
         *       },
         *       "client": null,
         *       "by": {
         *         "id": 6,
         *         "name": "Mara Lind",
         *         "company_name": "Northlight Jewels",
         *         "role_id": 2
         *       },
         *       "pieces": 3212,
         *       "searched_at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        RecentSearch: {
            by: components["schemas"]["Searcher"];
            client: components["schemas"]["KeptPerson"] | null;
            diamond_type: components["schemas"]["MaybeDiamondType"];
            id: number;
            pair?: components["schemas"]["PairTolerances"];
            /** @description What it found when it was made last. */
            pieces: number;
            search: components["schemas"]["StoneSearch"];
            search_type: components["schemas"]["SearchMode"];
            /** Format: date-time */
            searched_at: string;
        };
        /** @example Sold elsewhere */
        Remark: string;
        /**
         * @example {
         *       "role_id": 5,
         *       "user_id": null,
         *       "version": 1,
         *       "categories": []
         *     }
         */
        Rights: {
            categories: components["schemas"]["PermissionCategory"][];
            role_id: components["schemas"]["RoleId"];
            user_id: number | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "role_id": 5,
         *       "role_name": "Business associate",
         *       "account_count": 2
         *     }
         */
        Role: {
            account_count: number;
            role_id: components["schemas"]["RoleId"];
            role_name: string;
        };
        /**
         * @example {
         *       "role_id": 5,
         *       "read_access": true,
         *       "write_access": false
         *     }
         */
        RoleAccess: {
            read_access: boolean;
            role_id: components["schemas"]["RoleId"];
            write_access: boolean;
        };
        /** @example 5 */
        RoleId: number;
        /**
         * @example {
         *       "id": 4,
         *       "role_id": 5,
         *       "first_name": "Jonas",
         *       "last_name": "Okafor",
         *       "email": "associate@demo.test",
         *       "is_active": true
         *     }
         */
        RoleUser: {
            email: string;
            first_name: string;
            id: number;
            is_active: boolean;
            last_name: string;
            role_id: components["schemas"]["RoleId"];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Rounds for Mara",
         *       "search_type": 1,
         *       "diamond_type": "white",
         *       "search": {
         *         "diamond_type": "white"
         *       },
         *       "client": null,
         *       "pieces_now": 3212,
         *       "version": 1,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "updated_at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        SavedSearch: {
            client: components["schemas"]["KeptPerson"] | null;
            /** Format: date-time */
            created_at: string;
            diamond_type: components["schemas"]["MaybeDiamondType"];
            id: number;
            name: components["schemas"]["SearchName"];
            pair?: components["schemas"]["PairTolerances"];
            /** @description Stones under the filter now; null where it would be refused. */
            pieces_now: number | null;
            search: components["schemas"]["StoneSearch"];
            search_type: components["schemas"]["SearchMode"];
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        /**
         * @example {
         *       "name": "Rounds for Mara",
         *       "version": 1
         *     }
         */
        SavedSearchChange: {
            name?: components["schemas"]["SearchName"];
            pair?: components["schemas"]["PairTolerances"];
            search?: components["schemas"]["StoneSearch"];
            version: number;
        };
        /**
         * @example {
         *       "stockList": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       },
         *       "loosen": null
         *     }
         */
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
        /**
         * @example {
         *       "id": 6,
         *       "name": "Mara Lind",
         *       "company_name": "Northlight Jewels",
         *       "role_id": 2
         *     }
         */
        Searcher: {
            company_name: string | null;
            id: number;
            name: string;
            role_id: components["schemas"]["RoleId"];
        };
        /**
         * @description 1 normal, 2 match pair.
         * @example 1
         * @enum {integer}
         */
        SearchMode: 1 | 2;
        /** @example Rounds for Mara */
        SearchName: string;
        /**
         * @example {
         *       "diamond_type": "white",
         *       "stone_origin": 2,
         *       "is_own": false
         *     }
         */
        SearchStart: {
            /** @enum {string|null} */
            diamond_type: "white" | "fancy" | null;
            /** @description Chosen by the asker; else it is the house's. */
            is_own: boolean;
            /** @enum {integer|null} */
            stone_origin: 1 | 2 | null;
        };
        /**
         * @example {
         *       "id": 17,
         *       "version": 1
         *     }
         */
        SeenLine: {
            id: number;
            /** @description Of the line, as it was read. */
            version: number;
        };
        /**
         * @example {
         *       "stockList": [],
         *       "totals": {
         *         "pieces": 0,
         *         "carat": 0,
         *         "rap_avg": null,
         *         "disc_avg": null,
         *         "price_per_ct": null,
         *         "total_amt": 0
         *       },
         *       "missing": [
         *         {
         *           "stock_no": "JD1000000",
         *           "code": "notFound",
         *           "reason": "Not found."
         *         }
         *       ]
         *     }
         */
        SelectedStones: {
            missing: {
                /** @description The stock numbers of the stones that a report number may mean. */
                choices?: string[];
                /** @enum {string} */
                code: "notFound" | "numberShared";
                reason: string;
                stock_no: string;
            }[];
            stockList: components["schemas"]["Stone"][];
            totals: components["schemas"]["StoneTotals"];
        };
        /**
         * @example {
         *       "id": "5b2f0f9c-6a53-4c39-9a4e-1f6d8c2b7a10",
         *       "created_at": "2026-11-20T08:00:00Z",
         *       "last_seen_at": "2026-11-20T09:00:00Z",
         *       "expires_at": "2026-11-20T21:00:00Z",
         *       "address": "127.0.0.1",
         *       "device": "Chromium on Linux",
         *       "is_current": true
         *     }
         */
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
         * @description Rounds, and every other shape.
         * @example round
         * @enum {string}
         */
        ShapeGroup: "round" | "pear";
        /**
         * @example {
         *       "stock_no": "JD1000000",
         *       "is_available": true,
         *       "diamond_type": "white",
         *       "stone_origin": 2,
         *       "shape": "ROUND",
         *       "color": "D",
         *       "fancy_color": null,
         *       "overtone": null,
         *       "intensity": null,
         *       "clarity": "VS1",
         *       "lab": "GIA",
         *       "cut": "EX",
         *       "shade": null,
         *       "polish": "EX",
         *       "milky": null,
         *       "symmetry": "EX",
         *       "fluorescence": "NON",
         *       "fluorescence_color": null,
         *       "eye_clean": null,
         *       "black_inclusion": null,
         *       "white_inclusion": null,
         *       "open_inclusion": null,
         *       "girdle_thin": null,
         *       "girdle_thick": null,
         *       "culet": null,
         *       "treatment": null,
         *       "growth_type": null,
         *       "report_no": "2141438171",
         *       "key_to_symbols": null,
         *       "laser_inscription": null,
         *       "image": null,
         *       "video": null,
         *       "certificate": null,
         *       "carat": 1.01,
         *       "length": null,
         *       "width": null,
         *       "height": null,
         *       "ratio": null,
         *       "depth_pct": null,
         *       "table_pct": null,
         *       "crown_angle": null,
         *       "crown_height": null,
         *       "pavilion_angle": null,
         *       "pavilion_depth": null,
         *       "girdle_pct": null,
         *       "has_hearts_arrows": false,
         *       "markup_disc": -32.4,
         *       "markup_ppc": 6760,
         *       "sell_amt": 6827.6
         *     }
         */
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
            /** @description Whether it can still be had. */
            is_available: boolean;
            key_to_symbols: string | null;
            lab: string | null;
            laser_inscription: string | null;
            length: number | null;
            markup_disc: components["schemas"]["MaybeMoney"];
            markup_ppc: components["schemas"]["Money"];
            milky: string | null;
            open_inclusion: string | null;
            overtone: string | null;
            pavilion_angle: number | null;
            pavilion_depth: number | null;
            polish: string | null;
            ratio: number | null;
            report_no: string | null;
            sell_amt: components["schemas"]["Money"];
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
        /**
         * @example {
         *       "stones": [],
         *       "shared_at": "2026-11-20T09:00:00Z",
         *       "expires_at": "2026-11-23T09:00:00Z"
         *     }
         */
        SharedStones: {
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            shared_at: string;
            stones: components["schemas"]["SharedStone"][];
        };
        /**
         * @example {
         *       "id": 3,
         *       "stones": [
         *         "JD1000000"
         *       ],
         *       "client": "Northlight Jewels",
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "expires_at": "2026-11-23T09:00:00Z",
         *       "is_good": true,
         *       "opened": 2,
         *       "opened_at": "2026-11-20T10:00:00Z"
         *     }
         */
        ShareLink: {
            /** @description At whose prices, where not at one's own. */
            client: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            is_good: boolean;
            /** @description How often. */
            opened: number;
            /**
             * Format: date-time
             * @description For the first time.
             */
            opened_at: string | null;
            /** @description Stock numbers. */
            stones: string[];
        };
        /**
         * @example {
         *       "id": 3,
         *       "url": "https://loupe.example/shared/pZ4x",
         *       "text": "JD1000000",
         *       "expires_at": "2026-11-23T09:00:00Z"
         *     }
         */
        ShareLinkMade: {
            /** Format: date-time */
            expires_at: string;
            id: number;
            /** @description The stones in the lines of spec §9. */
            text: string;
            url: string;
        };
        /**
         * @example {
         *       "data": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       }
         *     }
         */
        ShareLinks: {
            data: components["schemas"]["ShareLink"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @example {
         *       "key": "5b2f0f9c-6a53-4c39-9a4e-1f6d8c2b7a10",
         *       "id": 6,
         *       "email": "customer@demo.test",
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "role_id": 2,
         *       "role_name": "Customer",
         *       "user_name": "customer",
         *       "mobile": "70 123 45 67",
         *       "mobile_country_id": 213,
         *       "country_id": null,
         *       "state_id": null,
         *       "city_id": null,
         *       "designation_id": null,
         *       "designation": null,
         *       "picture": null,
         *       "business_id": 1,
         *       "business_details": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels",
         *         "status": 11
         *       },
         *       "business_associate_type": null,
         *       "business_associate_id": 4,
         *       "business_associate_details": {
         *         "id": 4,
         *         "first_name": "Jonas",
         *         "last_name": "Okafor",
         *         "email": "associate@demo.test",
         *         "mobile": null,
         *         "mobile_country_id": null
         *       },
         *       "permissions": [],
         *       "version": 1
         *     }
         */
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
            first_name: string;
            /** @description Only for guests. */
            guest_name?: string;
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
        /**
         * @description E-mail and password; with `is_guest` the five fields of a guest in place of a password. What is missing is named.
         * @example {
         *       "email": "customer@demo.test",
         *       "password": "three-quiet-lanterns"
         *     }
         * @example {
         *       "company_name": "Orchard Lane Jewellers",
         *       "contact_person": "Mara Lind",
         *       "mobile": "70 123 45 67",
         *       "email": "mara@orchard.test",
         *       "mobile_country_id": 213
         *     }
         */
        SignIn: {
            company_name?: components["schemas"]["CompanyName"];
            contact_person?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            mobile?: components["schemas"]["Mobile"];
            mobile_country_id?: components["schemas"]["PlaceId"];
            password?: string;
        };
        /**
         * @example {
         *       "verification": "kX0cQm5T0pV8m2yJr3bS6w1nU4hZ7aLd",
         *       "email": "mara@orchard.test",
         *       "password": "three-quiet-lanterns",
         *       "user_name": "mara.lind",
         *       "first_name": "Mara",
         *       "last_name": "Lind",
         *       "mobile": "70 123 45 67",
         *       "mobile_country_id": 213
         *     }
         */
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
        /**
         * @example {
         *       "id": 17,
         *       "price_per_ct": 7700,
         *       "version": 2
         *     }
         */
        SoldStone: {
            id: number;
            price_per_ct: components["schemas"]["DealPrice"];
            /** @description Of the line, as it was read: with it, a line that has changed since is 409 `staleVersion`. */
            version?: number;
        };
        /**
         * @example {
         *       "id": 2,
         *       "email": "admin2@demo.test",
         *       "user_name": "admin2",
         *       "first_name": "Lars",
         *       "last_name": "Peeters",
         *       "mobile": "98200 11223",
         *       "mobile_country_id": 101,
         *       "is_active": true,
         *       "is_locked": false,
         *       "last_seen_at": "2026-11-20T08:40:00.000Z",
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "updated_at": "2026-11-20T09:00:00.000Z",
         *       "version": 1
         *     }
         */
        Staff: {
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            id: number;
            is_active: boolean;
            /** @description Some place is locked out after too many failed sign-ins, for a quarter of an hour. */
            is_locked: boolean;
            last_name: string;
            /**
             * Format: date-time
             * @description Of the sessions that are open; null where there is none.
             */
            last_seen_at: string | null;
            mobile: string | null;
            mobile_country_id: number | null;
            /** Format: date-time */
            updated_at: string;
            user_name: string | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "first_name": "Nora",
         *       "version": 3
         *     }
         */
        StaffChange: {
            email?: components["schemas"]["Email"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            mobile?: components["schemas"]["Mobile"] | null;
            mobile_country_id?: number | null;
            user_name?: components["schemas"]["UserName"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "state": "issued",
         *       "now": 12,
         *       "stays": 61,
         *       "median_ms": 604800000,
         *       "p90_ms": 1209600000
         *     }
         */
        StateFigures: {
            /** @description Half of them had stood in it no longer; right to one part in twenty. */
            median_ms: number | null;
            /** @description How many items stand in it now. */
            now: number;
            p90_ms: number | null;
            state: string;
            /** @description How many left it in the period. */
            stays: number;
        };
        /**
         * @example {
         *       "id": 6,
         *       "role_id": 2,
         *       "name": "Northlight Jewels"
         *     }
         */
        StepClient: {
            id: number;
            name: string;
            role_id: number;
        };
        /**
         * @example {
         *       "id": 3,
         *       "kind": "memo",
         *       "number": "M-2026-0117"
         *     }
         */
        StepPaper: {
            id: number;
            /** @enum {string} */
            kind: "order" | "memo" | "invoice" | "credit";
            number: string;
        };
        /**
         * @example {
         *       "id": 6,
         *       "name": "Mara Lind"
         *     }
         */
        StepPerson: {
            id: number;
            name: string;
        };
        /**
         * @example {
         *       "pieces": 412,
         *       "carats": 380.25,
         *       "total_amt": 1204500.5,
         *       "sell_amt": 1320110.75
         *     }
         */
        StockAmounts: {
            carats: number;
            pieces: number;
            /** @description At one's own prices. */
            sell_amt: number;
            /** @description At cost; only for those who may see it. */
            total_amt?: number;
        };
        /**
         * @example {
         *       "stone_origin": [],
         *       "shape": [],
         *       "color": [],
         *       "fancy_color": [],
         *       "clarity": [],
         *       "lab": [],
         *       "location": [],
         *       "carat_range": []
         *     }
         */
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
        /**
         * @example [
         *       {
         *         "value": "ROUND",
         *         "pieces": 2,
         *         "carats": 2.1,
         *         "sell_amt": 12000
         *       }
         *     ]
         */
        StockGroup: {
            carats: number;
            pieces: number;
            sell_amt: number;
            total_amt?: number;
            value: string;
        }[];
        /**
         * @description A stock number. A report number counts as one, where one stone alone has it; of several nobody takes one silently (409 `numberShared`).
         * @example JD1000000
         */
        StockNo: string;
        /**
         * @example [
         *       "JD1000000",
         *       "JD1000001"
         *     ]
         */
        StockNumbers: components["schemas"]["StockNo"][];
        /**
         * @example [
         *       "JD1000000",
         *       "JD1000001"
         *     ]
         */
        StockNumbersOfSet: components["schemas"]["StockNo"][];
        /**
         * @example {
         *       "totalInventory": {
         *         "pieces": 3,
         *         "carats": 3.1,
         *         "sell_amt": 21000
         *       },
         *       "whiteInventory": {
         *         "pieces": 2,
         *         "carats": 2.1,
         *         "sell_amt": 12000
         *       },
         *       "fancyInventory": {
         *         "pieces": 1,
         *         "carats": 1,
         *         "sell_amt": 9000
         *       }
         *     }
         */
        StockSummary: {
            fancyInventory: components["schemas"]["StockAmounts"];
            totalInventory: components["schemas"]["StockAmounts"];
            whiteInventory: components["schemas"]["StockAmounts"];
        };
        /**
         * @description One's own prices are `markup_disc`, `markup_ppc` and `sell_amt`; cost and provider are there only for those who may see cost.
         * @example {
         *       "id": 1,
         *       "status": 1,
         *       "diamond_type": "white",
         *       "stone_origin": 2,
         *       "shape": "ROUND",
         *       "color": "G",
         *       "fancy_color": null,
         *       "overtone": null,
         *       "intensity": null,
         *       "clarity": "VS2",
         *       "lab": "GIA",
         *       "cut": null,
         *       "shade": null,
         *       "polish": null,
         *       "milky": null,
         *       "symmetry": null,
         *       "location": null,
         *       "fluorescence": null,
         *       "fluorescence_color": null,
         *       "eye_clean": null,
         *       "black_inclusion": null,
         *       "white_inclusion": null,
         *       "open_inclusion": null,
         *       "girdle_thin": null,
         *       "girdle_thick": null,
         *       "culet": null,
         *       "treatment": null,
         *       "growth_type": null,
         *       "stock_no": "JD1000000",
         *       "org_stock_no": "17WDRQP",
         *       "report_no": "3246822507",
         *       "key_to_symbols": null,
         *       "comment": null,
         *       "laser_inscription": null,
         *       "image": null,
         *       "video": null,
         *       "certificate": null,
         *       "carat": 1.01,
         *       "length": null,
         *       "width": null,
         *       "height": null,
         *       "ratio": null,
         *       "depth_pct": null,
         *       "table_pct": null,
         *       "crown_angle": null,
         *       "crown_height": null,
         *       "pavilion_angle": null,
         *       "pavilion_depth": null,
         *       "girdle_pct": null,
         *       "has_hearts_arrows": false,
         *       "rap": 10000,
         *       "markup_disc": -32.4,
         *       "markup_ppc": 6760,
         *       "sell_amt": 6827.6,
         *       "arrived_at": "2026-11-20T09:00:00Z",
         *       "version": 1
         *     }
         */
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
            milky: string | null;
            open_inclusion: string | null;
            /** @description The number under which the provider has it. Absent for those who may not see cost. */
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
        /** @example [] */
        StoneAttributeEntries: components["schemas"]["StoneAttributeEntry"][];
        /**
         * @example {
         *       "id": 30,
         *       "code": "ROUND",
         *       "name": "Round",
         *       "keyword": "BR,RB,RD",
         *       "sequence": 1,
         *       "is_default": false,
         *       "is_display": true
         *     }
         */
        StoneAttributeEntry: {
            code: string;
            id: number;
            is_default: boolean;
            is_display: boolean;
            /** @description Other spellings, by comma. */
            keyword: string | null;
            name: string;
            sequence: number;
        };
        /**
         * @example {
         *       "shape": [],
         *       "color": [],
         *       "fancy": [],
         *       "overtone": [],
         *       "intensity": [],
         *       "clarity": [],
         *       "lab": [],
         *       "cut": [],
         *       "shade": [],
         *       "polish": [],
         *       "milky": [],
         *       "symmetry": [],
         *       "location": [],
         *       "fluorescence": [],
         *       "fluorescence_color": [],
         *       "eye_clean": [],
         *       "black_inclusion": [],
         *       "white_inclusion": [],
         *       "open_inclusion": [],
         *       "girdle_thin": [],
         *       "girdle_thick": [],
         *       "culet": [],
         *       "treatment": [],
         *       "growth_type": []
         *     }
         */
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
        /**
         * @example carat
         * @enum {string}
         */
        StoneColumnId: "stock_no" | "stone_origin" | "image" | "video" | "certificate" | "shape" | "carat" | "color" | "fancy_color" | "intensity" | "overtone" | "clarity" | "cut" | "polish" | "symmetry" | "fluorescence" | "fluorescence_color" | "markup_disc" | "markup_ppc" | "sell_amt" | "status" | "lab" | "rap" | "disc" | "price_per_ct" | "total_amt" | "report_no" | "measurements" | "length" | "width" | "height" | "ratio" | "depth_pct" | "table_pct" | "crown_angle" | "crown_height" | "pavilion_angle" | "pavilion_depth" | "girdle_thin" | "girdle_thick" | "girdle_pct" | "culet" | "shade" | "milky" | "eye_clean" | "black_inclusion" | "white_inclusion" | "open_inclusion" | "has_hearts_arrows" | "growth_type" | "treatment" | "location" | "provider" | "arrived_at" | "org_stock_no" | "laser_inscription" | "key_to_symbols" | "comment";
        /**
         * @example {
         *       "stock_numbers": [
         *         "JD1000000"
         *       ],
         *       "columns": [
         *         "stock_no",
         *         "shape",
         *         "carat",
         *         "sell_amt"
         *       ],
         *       "format": "xlsx"
         *     }
         */
        StoneDownload: {
            columns?: components["schemas"]["StoneColumnId"][];
            /** @enum {string} */
            format: "xlsx" | "csv" | "pdf";
            search?: components["schemas"]["StoneSearch"];
            stock_numbers?: components["schemas"]["StockNumbers"];
            /** @description The client whom the file is for. */
            user_id?: number;
        };
        /**
         * @example {
         *       "id": "carat",
         *       "label": "Carat",
         *       "is_shown": true,
         *       "width": null
         *     }
         */
        StoneField: {
            id: string;
            is_shown: boolean;
            label: string;
            width: number | null;
        };
        /**
         * @example {
         *       "view": "search",
         *       "columns": []
         *     }
         */
        StoneFields: {
            columns: components["schemas"]["StoneField"][];
            view: components["schemas"]["StoneView"];
        };
        /**
         * @example {
         *       "stone": {
         *         "id": 1,
         *         "status": 1,
         *         "diamond_type": "white",
         *         "stone_origin": 2,
         *         "shape": "ROUND",
         *         "color": "G",
         *         "fancy_color": null,
         *         "overtone": null,
         *         "intensity": null,
         *         "clarity": "VS2",
         *         "lab": "GIA",
         *         "cut": null,
         *         "shade": null,
         *         "polish": null,
         *         "milky": null,
         *         "symmetry": null,
         *         "location": null,
         *         "fluorescence": null,
         *         "fluorescence_color": null,
         *         "eye_clean": null,
         *         "black_inclusion": null,
         *         "white_inclusion": null,
         *         "open_inclusion": null,
         *         "girdle_thin": null,
         *         "girdle_thick": null,
         *         "culet": null,
         *         "treatment": null,
         *         "growth_type": null,
         *         "stock_no": "JD1000000",
         *         "org_stock_no": "17WDRQP",
         *         "report_no": "3246822507",
         *         "key_to_symbols": null,
         *         "comment": null,
         *         "laser_inscription": null,
         *         "image": null,
         *         "video": null,
         *         "certificate": null,
         *         "carat": 1.01,
         *         "length": null,
         *         "width": null,
         *         "height": null,
         *         "ratio": null,
         *         "depth_pct": null,
         *         "table_pct": null,
         *         "crown_angle": null,
         *         "crown_height": null,
         *         "pavilion_angle": null,
         *         "pavilion_depth": null,
         *         "girdle_pct": null,
         *         "has_hearts_arrows": false,
         *         "rap": 10000,
         *         "markup_disc": -32.4,
         *         "markup_ppc": 6760,
         *         "sell_amt": 6827.6,
         *         "arrived_at": "2026-11-20T09:00:00Z",
         *         "version": 1
         *       },
         *       "history": [
         *         {
         *           "id": "4711",
         *           "at": "2026-11-20T09:00:00Z",
         *           "kind": "deal",
         *           "list": "hold",
         *           "event": "hold.hold",
         *           "line_id": 17,
         *           "line_version": 1,
         *           "by": "Jonas Okafor",
         *           "role_id": 5,
         *           "client": {
         *             "id": 6,
         *             "role_id": 2,
         *             "name": "Northlight Jewels"
         *           },
         *           "is_anothers": false,
         *           "paper": null,
         *           "deal_ppc": null,
         *           "rap": null,
         *           "rap_before": null,
         *           "until": "2026-11-22T09:00:00Z",
         *           "times": null,
         *           "note": null
         *         }
         *       ]
         *     }
         */
        StoneHistory: {
            history: components["schemas"]["StoneStep"][];
            stone: components["schemas"]["Stone"];
        };
        /**
         * @description A stone in somebody's list. Its prices are those of the moment when the line was made, on the line and on its stone; `disc`, `price_per_ct` and `total_amt` are the cost, and there only for those who may see cost. `agreed_ppc` is the price per carat that is spoken of where it is another than the client's own, `sold_ppc` the one that it was sold at.
         * @example {
         *       "id": 17,
         *       "list": "hold",
         *       "status": 1,
         *       "state": "held",
         *       "version": 1,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "updated_at": "2026-11-20T09:00:00Z",
         *       "stone": {
         *         "id": 1,
         *         "status": 4,
         *         "diamond_type": "white",
         *         "stone_origin": 2,
         *         "shape": "ROUND",
         *         "color": "G",
         *         "fancy_color": null,
         *         "overtone": null,
         *         "intensity": null,
         *         "clarity": "VS2",
         *         "lab": "GIA",
         *         "cut": null,
         *         "shade": null,
         *         "polish": null,
         *         "milky": null,
         *         "symmetry": null,
         *         "location": null,
         *         "fluorescence": null,
         *         "fluorescence_color": null,
         *         "eye_clean": null,
         *         "black_inclusion": null,
         *         "white_inclusion": null,
         *         "open_inclusion": null,
         *         "girdle_thin": null,
         *         "girdle_thick": null,
         *         "culet": null,
         *         "treatment": null,
         *         "growth_type": null,
         *         "stock_no": "JD1000000",
         *         "org_stock_no": "17WDRQP",
         *         "report_no": "3246822507",
         *         "key_to_symbols": null,
         *         "comment": null,
         *         "laser_inscription": null,
         *         "image": null,
         *         "video": null,
         *         "certificate": null,
         *         "carat": 1.01,
         *         "length": null,
         *         "width": null,
         *         "height": null,
         *         "ratio": null,
         *         "depth_pct": null,
         *         "table_pct": null,
         *         "crown_angle": null,
         *         "crown_height": null,
         *         "pavilion_angle": null,
         *         "pavilion_depth": null,
         *         "girdle_pct": null,
         *         "has_hearts_arrows": false,
         *         "rap": 10000,
         *         "markup_disc": -32.4,
         *         "markup_ppc": 6760,
         *         "sell_amt": 6827.6,
         *         "arrived_at": "2026-11-20T09:00:00Z",
         *         "version": 1
         *       },
         *       "user": {
         *         "id": 6,
         *         "first_name": "Mara",
         *         "last_name": "Lind",
         *         "role_id": 2
         *       },
         *       "business": {
         *         "id": 1,
         *         "company_name": "Northlight Jewels",
         *         "status": 11
         *       },
         *       "made_by": {
         *         "id": 6,
         *         "first_name": "Mara",
         *         "last_name": "Lind",
         *         "role_id": 2
         *       },
         *       "rap": 10000,
         *       "markup_disc": -32.4,
         *       "markup_ppc": 6760,
         *       "sell_amt": 6827.6,
         *       "agreed_ppc": null,
         *       "remark": null,
         *       "text": null,
         *       "reason": null,
         *       "expires_at": "2026-11-22T09:00:00Z",
         *       "extensions": 0,
         *       "ended_by": null
         *     }
         */
        StoneLine: {
            agreed_ppc: components["schemas"]["MaybeMoney"];
            business: {
                company_name: string;
                id: number;
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
            /** @description Where its machine stands. */
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
             * @description Of an enquiry: since when it waits for the house (`open`, `offered.asked`) or for the client (`answered`, `offered.made`).
             */
            waits_since?: string | null;
        };
        /**
         * @description A day, a client, both, or a paper. Lines without such a paper are a group whose key is `none` and whose label is null.
         * @example {
         *       "key": "2026-11-20",
         *       "label": "2026-11-20",
         *       "totals": {
         *         "pieces": 4,
         *         "carat": 4.73,
         *         "rap_avg": 10264.27,
         *         "disc_avg": -43.84,
         *         "price_per_ct": 5764.5,
         *         "total_amt": 27266.09
         *       },
         *       "lines": []
         *     }
         */
        StoneLineGroup: {
            key: string;
            label: string | null;
            lines: components["schemas"]["StoneLine"][];
            totals: components["schemas"]["StoneTotals"];
        };
        /**
         * @description The pages are of groups. A page holds 5,000 lines at most; the totals of a group count all of its lines.
         * @example {
         *       "data": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       },
         *       "totals": {
         *         "pieces": 0,
         *         "carat": 0,
         *         "rap_avg": null,
         *         "disc_avg": null,
         *         "price_per_ct": null,
         *         "total_amt": 0
         *       },
         *       "tabs": {
         *         "held": 0,
         *         "released": 0,
         *         "all": 0
         *       }
         *     }
         */
        StoneLineGroups: {
            data: components["schemas"]["StoneLineGroup"][];
            pagination: components["schemas"]["Pagination"];
            tabs: components["schemas"]["TabCounts"];
            totals: components["schemas"]["StoneTotals"];
        };
        /**
         * @example {
         *       "data": []
         *     }
         */
        StoneLineList: {
            data: components["schemas"]["StoneLine"][];
        };
        /**
         * @description `totals` are over everything that matches, at the line's own price: the one it was sold at, else the one agreed, else the client's.
         * @example {
         *       "data": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       },
         *       "totals": {
         *         "pieces": 0,
         *         "carat": 0,
         *         "rap_avg": null,
         *         "disc_avg": null,
         *         "price_per_ct": null,
         *         "total_amt": 0
         *       },
         *       "tabs": {
         *         "held": 0,
         *         "released": 0,
         *         "all": 0
         *       }
         *     }
         */
        StoneLinePage: {
            data: components["schemas"]["StoneLine"][];
            pagination: components["schemas"]["Pagination"];
            tabs: components["schemas"]["TabCounts"];
            totals: components["schemas"]["StoneTotals"];
        };
        /** @example /files/exports/9f86d081884c7d659a2feaa0c55ad015 */
        StoneLinesOrLink: components["schemas"]["StoneLinePage"] | components["schemas"]["StoneLineGroups"] | string;
        /**
         * @example {
         *       "stock_no": "LP100023",
         *       "status": 2,
         *       "is_listed": false
         *     }
         */
        StoneListing: {
            /** @description Of a claimed stone, whether it is offered again when it is freed. */
            is_listed: boolean;
            status: number;
            stock_no: components["schemas"]["StockNo"];
        };
        /**
         * @description 1 lab grown, 2 natural.
         * @example 2
         * @enum {integer}
         */
        StoneOrigin: 1 | 2;
        /**
         * @example {
         *       "pair_no": 1,
         *       "score": 97,
         *       "reasons": [],
         *       "stones": [],
         *       "totals": {
         *         "pieces": 2,
         *         "carat": 2.02,
         *         "rap_avg": null,
         *         "disc_avg": null,
         *         "price_per_ct": 4100,
         *         "total_amt": 8282
         *       },
         *       "kept_id": null,
         *       "taken": []
         *     }
         */
        StonePair: {
            /** @description Where the house keeps these two together. */
            kept_id: number | null;
            /** @description The place among all pairs, from 1. */
            pair_no: number;
            reasons: components["schemas"]["PairReason"][];
            /** @description 100 for twins, near 0 where every difference is as great as may be. */
            score: number;
            /** @description Both. */
            stones: components["schemas"]["Stone"][];
            /** @description Stock numbers of those that the house keeps in another pair. */
            taken: string[];
            totals: components["schemas"]["StoneTotals"];
        };
        /**
         * @description What is looked for. The one form of a search, a saved and a recent search, a demand and an export. A pasted list has at most 500 numbers.
         * @example {
         *       "diamond_type": "white",
         *       "attributes": {
         *         "color": {
         *           "values": [
         *             "D",
         *             "E"
         *           ]
         *         }
         *       },
         *       "ranges": {
         *         "carat": {
         *           "from": 1,
         *           "to": 1.49
         *         }
         *       },
         *       "sort": "-carat"
         *     }
         */
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
            /** @description Columns by comma, `-` for downwards: `-carat,stock_no`. At most four. */
            sort?: string;
            /** Format: date */
            startDate?: string;
        };
        /**
         * @example {
         *       "stock_numbers": [
         *         "JD1000000",
         *         "JD1000001"
         *       ]
         *     }
         */
        StoneSelection: {
            stock_numbers?: components["schemas"]["StockNumbers"];
            user_id?: number;
        };
        /**
         * @example {
         *       "list": "hold",
         *       "line_id": 17,
         *       "state": "held",
         *       "since": "2026-11-20T09:00:00Z",
         *       "client": {
         *         "id": 6,
         *         "role_id": 2,
         *         "name": "Northlight Jewels"
         *       },
         *       "is_anothers": false,
         *       "paper": null,
         *       "until": "2026-11-22T09:00:00Z",
         *       "due_date": null,
         *       "is_overdue": false
         *     }
         */
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
             * @description A hold ends by itself.
             */
            until: string | null;
        };
        /**
         * @description One thing that happened to a stone. `event` is `arrived`, `listed` (a list priced it otherwise), `shared`, `featured`, or the id of a transition; `by` is null where nobody did it, or where whoever asks may not know. `client` is whose step it is, by company or else by person; where that is not for whoever asks, `is_anothers` says so.
         * @example {
         *       "id": "4711",
         *       "at": "2026-11-20T09:00:00Z",
         *       "kind": "deal",
         *       "list": "hold",
         *       "event": "hold.hold",
         *       "line_id": 17,
         *       "line_version": 1,
         *       "by": "Jonas Okafor",
         *       "role_id": 5,
         *       "client": {
         *         "id": 6,
         *         "role_id": 2,
         *         "name": "Northlight Jewels"
         *       },
         *       "is_anothers": false,
         *       "paper": null,
         *       "deal_ppc": null,
         *       "rap": null,
         *       "rap_before": null,
         *       "until": "2026-11-22T09:00:00Z",
         *       "times": null,
         *       "note": null
         *     }
         */
        StoneStep: {
            /** Format: date-time */
            at: string;
            by: string | null;
            client: components["schemas"]["StepClient"] | null;
            /** @description What was asked, agreed or paid a carat. */
            deal_ppc: number | null;
            event: string;
            id: string;
            is_anothers: boolean;
            /** @enum {string} */
            kind: "stock" | "price" | "interest" | "deal";
            line_id: number | null;
            /** @description The version of the line since this step; on its last step alone. */
            line_version: number | null;
            /** @enum {string|null} */
            list: "cart" | "watchlist" | "notes" | "enquiry" | "hold" | "confirm" | "memo" | "external" | null;
            /** @description Why the house ended it. */
            note: string | null;
            paper: components["schemas"]["StepPaper"] | null;
            /** @description The list price from then on. */
            rap: number | null;
            rap_before: number | null;
            /** @description What they were. None: the house by itself. */
            role_id: number | null;
            /** @description How often a link was opened. */
            times: number | null;
            /** Format: date-time */
            until: string | null;
        };
        /**
         * @description Demands that told of the stone, links that were made to it, and the collections that it is in.
         * @example {
         *       "demands": 1,
         *       "links": 0,
         *       "collections": [
         *         "Round classics"
         *       ]
         *     }
         */
        StoneTold: {
            collections: string[];
            demands: number;
            links: number;
        };
        /**
         * @description Pieces, carats, and averages weighted by carat, at the asker's own prices; the list average over stones with a list price.
         * @example {
         *       "pieces": 4,
         *       "carat": 4.73,
         *       "rap_avg": 10264.27,
         *       "disc_avg": -43.84,
         *       "price_per_ct": 5764.5,
         *       "total_amt": 27266.09
         *     }
         */
        StoneTotals: {
            carat: number;
            disc_avg: components["schemas"]["MaybeMoney"];
            pieces: number;
            price_per_ct: components["schemas"]["MaybeMoney"];
            rap_avg: components["schemas"]["MaybeMoney"];
            total_amt: number;
        };
        /**
         * @description Where stones are listed, or lines of them.
         * @example search
         * @enum {string}
         */
        StoneView: "search" | "matchpair" | "arrival" | "collection" | "special" | "cart" | "watchlist" | "notes" | "enquiry" | "hold" | "confirm" | "memo" | "external" | "invoice";
        /**
         * @example {
         *       "id": 9,
         *       "carat_range_id": 8,
         *       "from_carat": 1,
         *       "to_carat": 1.09,
         *       "version": 1
         *     }
         */
        SubCaratRange: {
            carat_range_id: number;
            from_carat: number;
            id: number;
            to_carat: number;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "id": 41,
         *       "master_id": 5,
         *       "master_code": "SHAPE",
         *       "code": "ROUND",
         *       "name": "Round",
         *       "description": null,
         *       "keyword": "BR,RB,RD",
         *       "sequence": 1,
         *       "is_active": true,
         *       "is_default": true,
         *       "is_display": true,
         *       "image": null,
         *       "version": 1,
         *       "created_at": "2026-11-20T09:00:00Z",
         *       "updated_at": "2026-11-20T09:00:00Z"
         *     }
         */
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
            /** @description Other spellings, by comma. */
            keyword: string | null;
            master_code: string;
            master_id: number;
            name: string;
            sequence: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "name": "Miner",
         *       "removeFiles": [
         *         12
         *       ],
         *       "version": 2
         *     }
         */
        SubMasterChange: {
            code?: components["schemas"]["SubMasterCode"];
            description?: string | null;
            /** @description As it is; a call of its own switches it. */
            is_active?: boolean;
            is_default?: boolean;
            is_display?: boolean;
            keyword?: string | null;
            /** @description As it is. */
            master_id?: number;
            name?: string;
            removeFiles?: number[];
            sequence?: number;
            version: components["schemas"]["Version"];
        };
        /** @example WHOLESALER */
        SubMasterCode: string;
        /**
         * @description Lines by tab, under the same filter but for the tab.
         * @example {
         *       "held": 3,
         *       "released": 12,
         *       "all": 15
         *     }
         */
        TabCounts: {
            [key: string]: number;
        };
        /**
         * @example {
         *       "id": 3,
         *       "status": 1,
         *       "kind": "overdue",
         *       "title": "Memo M-2026-0004 is overdue: ask for its stones back, or sell them.",
         *       "due_date": "2026-12-04",
         *       "is_late": true,
         *       "client": {
         *         "id": 6,
         *         "first_name": "Mara",
         *         "last_name": "Lind",
         *         "company_name": "Northlight Jewels"
         *       },
         *       "paper": {
         *         "id": 4,
         *         "kind": "memo",
         *         "number": "M-2026-0004"
         *       },
         *       "line": null,
         *       "made_by": null,
         *       "done_by": null,
         *       "done_at": null,
         *       "version": 1,
         *       "created_at": "2026-12-05T06:07:00.000Z",
         *       "updated_at": "2026-12-05T06:07:00.000Z"
         *     }
         */
        Task: {
            client: {
                company_name: string | null;
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            done_at: string | null;
            done_by: components["schemas"]["LinePerson"] | null;
            /** Format: date */
            due_date: string | null;
            id: number;
            /** @description Pending although its day has passed. */
            is_late: boolean;
            /**
             * @description Whether the portal wrote it for a memo that is overdue, or somebody did.
             * @enum {string}
             */
            kind: "overdue" | "manual";
            line: {
                id: number;
                list: string;
                stock_no: string;
            } | null;
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
        /** @example 27AAACO1234F1Z5 */
        TaxNumber: string;
        /**
         * @description How many searches and pages of arrivals showed the stone, by month of the house.
         * @example {
         *       "total": 12,
         *       "last_on": "2026-11-20",
         *       "months": [
         *         {
         *           "month": "2026-11",
         *           "times": 12
         *         }
         *       ]
         *     }
         */
        TimesShown: {
            /** Format: date */
            last_on: string | null;
            months: {
                month: string;
                times: number;
            }[];
            total: number;
        };
        /**
         * @example {
         *       "stone": {
         *         "id": 1,
         *         "status": 1,
         *         "diamond_type": "white",
         *         "stone_origin": 2,
         *         "shape": "ROUND",
         *         "color": "G",
         *         "fancy_color": null,
         *         "overtone": null,
         *         "intensity": null,
         *         "clarity": "VS2",
         *         "lab": "GIA",
         *         "cut": null,
         *         "shade": null,
         *         "polish": null,
         *         "milky": null,
         *         "symmetry": null,
         *         "location": null,
         *         "fluorescence": null,
         *         "fluorescence_color": null,
         *         "eye_clean": null,
         *         "black_inclusion": null,
         *         "white_inclusion": null,
         *         "open_inclusion": null,
         *         "girdle_thin": null,
         *         "girdle_thick": null,
         *         "culet": null,
         *         "treatment": null,
         *         "growth_type": null,
         *         "stock_no": "JD1000000",
         *         "org_stock_no": "17WDRQP",
         *         "report_no": "3246822507",
         *         "key_to_symbols": null,
         *         "comment": null,
         *         "laser_inscription": null,
         *         "image": null,
         *         "video": null,
         *         "certificate": null,
         *         "carat": 1.01,
         *         "length": null,
         *         "width": null,
         *         "height": null,
         *         "ratio": null,
         *         "depth_pct": null,
         *         "table_pct": null,
         *         "crown_angle": null,
         *         "crown_height": null,
         *         "pavilion_angle": null,
         *         "pavilion_depth": null,
         *         "girdle_pct": null,
         *         "has_hearts_arrows": false,
         *         "rap": 10000,
         *         "markup_disc": -32.4,
         *         "markup_ppc": 6760,
         *         "sell_amt": 6827.6,
         *         "arrived_at": "2026-11-20T09:00:00Z",
         *         "version": 1
         *       },
         *       "is_offered": true,
         *       "standing": {
         *         "list": "hold",
         *         "line_id": 17,
         *         "state": "held",
         *         "since": "2026-11-20T09:00:00Z",
         *         "client": {
         *           "id": 6,
         *           "role_id": 2,
         *           "name": "Northlight Jewels"
         *         },
         *         "is_anothers": false,
         *         "paper": null,
         *         "until": "2026-11-22T09:00:00Z",
         *         "due_date": null,
         *         "is_overdue": false
         *       },
         *       "history": [
         *         {
         *           "id": "4711",
         *           "at": "2026-11-20T09:00:00Z",
         *           "kind": "deal",
         *           "list": "hold",
         *           "event": "hold.hold",
         *           "line_id": 17,
         *           "line_version": 1,
         *           "by": "Jonas Okafor",
         *           "role_id": 5,
         *           "client": {
         *             "id": 6,
         *             "role_id": 2,
         *             "name": "Northlight Jewels"
         *           },
         *           "is_anothers": false,
         *           "paper": null,
         *           "deal_ppc": null,
         *           "rap": null,
         *           "rap_before": null,
         *           "until": "2026-11-22T09:00:00Z",
         *           "times": null,
         *           "note": null
         *         }
         *       ],
         *       "shown": {
         *         "total": 12,
         *         "last_on": "2026-11-20",
         *         "months": [
         *           {
         *             "month": "2026-11",
         *             "times": 12
         *           }
         *         ]
         *       },
         *       "told": {
         *         "demands": 1,
         *         "links": 0,
         *         "collections": [
         *           "Round classics"
         *         ]
         *       },
         *       "same_report": []
         *     }
         */
        TrackReport: {
            history: components["schemas"]["StoneStep"][];
            /** @description Its provider is switched on. Stones of the others are in sight of the office alone, and here alone. */
            is_offered: boolean;
            /** @description Other stock numbers in sight under the same report. */
            same_report: components["schemas"]["StockNo"][];
            shown: components["schemas"]["TimesShown"];
            /** @description Whose claim there is now. */
            standing: components["schemas"]["StoneStanding"] | null;
            stone: components["schemas"]["Stone"];
            told: components["schemas"]["StoneTold"];
        };
        /**
         * @example {
         *       "hold_hours": 48,
         *       "most_holds": 20,
         *       "most_extensions": 2,
         *       "hold_rest_hours": 12,
         *       "memo_days": 10,
         *       "reversal_hours": 24,
         *       "four_eyes": null,
         *       "four_eyes_now": true,
         *       "far_off_percent": 20,
         *       "first_type": "white",
         *       "first_origin": 2,
         *       "version": 1
         *     }
         */
        TradeRules: {
            /** @description A price that is further from the quoted one takes a second act and a reason. */
            far_off_percent: number;
            /**
             * @description Lab grown or natural (spec §1); null is both.
             * @enum {integer|null}
             */
            first_origin: 1 | 2 | null;
            /**
             * @description With which diamonds a search begins; null is both.
             * @enum {string|null}
             */
            first_type: "white" | "fancy" | null;
            /** @description Nobody approves what they asked for; null is where there are two administrators. */
            four_eyes: boolean | null;
            /** @description What `four_eyes` comes to at this moment. Told, and not kept when it is sent. */
            four_eyes_now?: boolean;
            /** @description How long a hold lasts. */
            hold_hours: number;
            /** @description How many hours a client leaves a stone to others after a hold of it ended; 0 is none. */
            hold_rest_hours: number;
            /** @description Business days until a memo is due. */
            memo_days: number;
            /** @description How often a hold is extended. */
            most_extensions: number;
            /** @description Live holds of one client. */
            most_holds: number;
            /** @description So long a received or sold line is taken back. */
            reversal_hours: number;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "transition": "memo.sell",
         *       "count": 41,
         *       "parties": {
         *         "admin": 3,
         *         "associate": 38
         *       }
         *     }
         */
        TransitionCount: {
            count: number;
            /** @description How often each party took it. */
            parties: {
                [key: string]: number;
            };
            transition: string;
        };
        /**
         * @description How the words of `searchTerm` were read, and those that nobody understood.
         * @example {
         *       "search": {
         *         "attributes": {
         *           "color": {
         *             "values": [
         *               "D"
         *             ]
         *           }
         *         }
         *       },
         *       "chips": [],
         *       "unknown": [
         *         "roud"
         *       ],
         *       "did_you_mean": [
         *         {
         *           "word": "roud",
         *           "meant": [
         *             "round"
         *           ]
         *         }
         *       ]
         *     }
         */
        Understood: {
            chips: components["schemas"]["UnderstoodChip"][];
            /** @description What words of `unknown` may have been meant to be, likeliest first; the first ten words are looked at. */
            did_you_mean: components["schemas"]["MeantWord"][];
            search: components["schemas"]["StoneSearch"];
            /** @description Pasted numbers beyond what one search holds. */
            tooMany?: number;
            unknown: string[];
        };
        /**
         * @example {
         *       "text": "D",
         *       "label": "Colour D",
         *       "part": {
         *         "attributes": {
         *           "color": {
         *             "values": [
         *               "D"
         *             ]
         *           }
         *         }
         *       },
         *       "alternatives": []
         *     }
         */
        UnderstoodChip: {
            alternatives: {
                label: string;
                part: components["schemas"]["StoneSearch"];
            }[];
            /**
             * @description A later word sets the same bounds otherwise.
             * @constant
             */
            isReplaced?: true;
            label: string;
            part: components["schemas"]["StoneSearch"];
            text: string;
        };
        /**
         * @example {
         *       "rate": 84.2,
         *       "as_of": "2026-11-20",
         *       "version": 1
         *     }
         */
        UsdInr: {
            /** Format: date */
            as_of: string | null;
            rate: number | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "rate": 84.2,
         *       "as_of": "2026-11-20",
         *       "version": 1
         *     }
         */
        UsdInrChange: {
            /** Format: date */
            as_of: string;
            rate: number;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "user_id": 4,
         *       "read_access": true,
         *       "write_access": false
         *     }
         */
        UserAccess: {
            read_access: boolean;
            user_id: number;
            write_access: boolean;
        };
        /** @example mara.lind */
        UserName: string;
        /**
         * @description Stones by code; a code that is not there has none.
         * @example {
         *       "D": 857,
         *       "E": 1118
         *     }
         */
        ValueCounts: {
            [key: string]: number;
        };
        /** @example kX0cQm5T0pV8m2yJr3bS6w1nU4hZ7aLd */
        VerificationToken: string;
        /**
         * @example {
         *       "file_name": "loupe-verify.mjs",
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "text": "#!/usr/bin/env node"
         *     }
         */
        Verifier: {
            file_name: string;
            sha256: components["schemas"]["Hash"];
            text: string;
        };
        /** @example 3 */
        Version: number;
        /**
         * @description Only in a session in which an administrator looks at the portal as this account sees it.
         * @example {
         *       "by": {
         *         "id": 1,
         *         "first_name": "Ines",
         *         "last_name": "Novak"
         *       },
         *       "until": "2026-11-20T09:30:00.000Z"
         *     }
         */
        Viewing: {
            by: {
                first_name: string;
                id: number;
                last_name: string;
            };
            /** Format: date-time */
            until: string;
        };
        /**
         * @example {
         *       "stock_no": "JD1000000",
         *       "user_id": 6,
         *       "is_visible": false,
         *       "gates": [
         *         {
         *           "gate": "stone",
         *           "passes": true
         *         },
         *         {
         *           "gate": "provider",
         *           "passes": false
         *         }
         *       ]
         *     }
         */
        Visibility: {
            gates: {
                gate: components["schemas"]["VisibilityGate"];
                /** @description None where it cannot be said. */
                passes: boolean | null;
            }[];
            is_visible: boolean;
            stock_no: string;
            user_id: number;
        };
        /**
         * @example provider
         * @enum {string}
         */
        VisibilityGate: "stone" | "provider" | "status" | "diamondType" | "origin" | "providerAccess" | "location" | "account" | "permission";
        /**
         * @description Whole numbers; what may not be read is absent.
         * @example {
         *       "cart": 3,
         *       "hold": 12,
         *       "confirm": 14,
         *       "memo": 41,
         *       "enquiry": 5,
         *       "kyc": 4,
         *       "task": 2
         *     }
         */
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
        /**
         * @description How the machine was tested when the product was built.
         * @example {
         *       "walked_at": "2026-11-21T00:26:42.641Z",
         *       "transitions": 7,
         *       "covered": 7,
         *       "refusals": 812,
         *       "mutants": 41,
         *       "mutants_killed": 41,
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d"
         *     }
         */
        WalkFigures: {
            covered: number;
            model: string;
            mutants: number;
            mutants_killed: number;
            refusals: number;
            transitions: number;
            /** Format: date-time */
            walked_at: string;
        };
        /**
         * @example {
         *       "stock_no": "LP100023",
         *       "price_per_ct": 7800
         *     }
         */
        WantedStone: {
            price_per_ct?: components["schemas"]["DealPrice"];
            remark?: components["schemas"]["Remark"];
            stock_no: string;
        };
        /**
         * @example {
         *       "version": "1.1.0",
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d",
         *       "since": "2025-11-20",
         *       "until": "2026-11-20T09:00:00.000Z",
         *       "is_whole": true,
         *       "items": 1582,
         *       "steps": 4212,
         *       "differing": 0,
         *       "moot": 0,
         *       "kinds": {},
         *       "data": [],
         *       "pagination": {
         *         "page": 1,
         *         "size": 50,
         *         "currentPage": 1,
         *         "pageSize": 50,
         *         "totalPages": 0,
         *         "totalRecords": 0
         *       }
         *     }
         */
        WhatIf: {
            data: components["schemas"]["ItemDifference"][];
            /** @description How many of the items would have been decided differently. */
            differing: number;
            /** @description Whether everything since then was read. */
            is_whole: boolean;
            /** @description How many items did anything. */
            items: number;
            /** @description Differing items by kind. */
            kinds: {
                [key: string]: number;
            };
            /** @description Its hash. */
            model: string;
            /** @description Steps that it would not have come to. */
            moot: number;
            pagination: components["schemas"]["Pagination"];
            /** Format: date */
            since: string;
            steps: number;
            /**
             * Format: date-time
             * @description When the last step that was read was done; null where there was none.
             */
            until: string | null;
            /** @description Of the other machine. */
            version: string;
        };
        /**
         * @example {
         *       "name": "task",
         *       "title": "Task",
         *       "version": "1.2.0",
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d",
         *       "is_recorded": true,
         *       "description": {
         *         "id": "task",
         *         "version": "1.2.0",
         *         "conditions": "1.1.0",
         *         "states": [],
         *         "transitions": []
         *       },
         *       "period": {
         *         "from": "2026-01-01",
         *         "to": "2026-11-20"
         *       },
         *       "taken": [
         *         {
         *           "transition": "task.done",
         *           "count": 4,
         *           "parties": {
         *             "associate": 4
         *           }
         *         }
         *       ],
         *       "states": [
         *         {
         *           "state": "pending",
         *           "now": 2,
         *           "stays": 4,
         *           "median_ms": 86400000,
         *           "p90_ms": 172800000
         *         }
         *       ],
         *       "conformance": {
         *         "items": 4,
         *         "entries": 4,
         *         "deviations": 0,
         *         "up_to": 812,
         *         "checked_at": null
         *       },
         *       "walk": null
         *     }
         */
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
            /** @description Every transition, also those that were never taken. */
            taken: components["schemas"]["TransitionCount"][];
            title: string;
            version: string;
            walk: components["schemas"]["WalkFigures"] | null;
        };
        /**
         * @example {
         *       "item": "117",
         *       "title": "LP100023",
         *       "about": "Northlight Jewels",
         *       "state": "issued",
         *       "table_state": "issued",
         *       "deviations": [],
         *       "steps": []
         *     }
         */
        WorkflowHistory: {
            about: string | null;
            /** @description Those of no single step: the table says something else than the log. */
            deviations: components["schemas"]["Deviation"][];
            item: string;
            /** @description Where it stands by the log; null where the log says nothing of it. */
            state: string | null;
            steps: components["schemas"]["WorkflowStep"][];
            /** @description Where its row stands; null where the row is gone. */
            table_state: string | null;
            title: string;
        };
        /**
         * @example {
         *       "item": "117",
         *       "title": "LP100023",
         *       "about": "Northlight Jewels, memo 2026-0117",
         *       "state": "issued",
         *       "code": 1,
         *       "since": "2026-11-20T09:00:00.000Z",
         *       "steps": 1,
         *       "deviations": 0
         *     }
         */
        WorkflowItem: {
            /** @description What else tells it apart: the client, the number of a memo. */
            about: string | null;
            code: number | null;
            deviations: number;
            item: string;
            /** Format: date-time */
            since: string;
            /** @description Where it stands by the log. */
            state: string;
            steps: number;
            /** @description What people call it: a stock number, a company, a name. */
            title: string;
        };
        /**
         * @example {
         *       "seq": 812,
         *       "at": "2026-11-20T09:00:00.000Z",
         *       "transition": "memo.receive",
         *       "event": "RECEIVE",
         *       "from": "issued",
         *       "to": "received",
         *       "code": 2,
         *       "who": {
         *         "id": 3,
         *         "name": "Ada Berg"
         *       },
         *       "role_id": 1,
         *       "party": "admin",
         *       "on_behalf_of": null,
         *       "operation": "receiveMemo",
         *       "request_id": "01J97-Q2M44",
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d",
         *       "version": "1.0.0",
         *       "changes": [
         *         {
         *           "field": "state",
         *           "before": "issued",
         *           "after": "received"
         *         }
         *       ],
         *       "deviations": []
         *     }
         */
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
            /** @description Of the state that it led to. */
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
             * @description As whom it was decided; null where an early entry does not say.
             * @enum {string|null}
             */
            party: "admin" | "associate" | "customer" | "guest" | "qc" | "auditor" | "system" | "visitor" | null;
            request_id: string;
            role_id: number | null;
            /** @description The entry of the log. */
            seq: number;
            to: string;
            transition: string;
            /** @description Of the model; null where the house does not know it. */
            version: string | null;
            /** @description Null where the portal did it by itself. */
            who: components["schemas"]["StepPerson"] | null;
        };
        /**
         * @example {
         *       "name": "memo",
         *       "title": "Memo",
         *       "version": "1.0.0",
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d",
         *       "is_recorded": true,
         *       "items": 4212,
         *       "deviations": 0
         *     }
         */
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
        /**
         * @example {
         *       "model": "3e7ab98f5b6b9a1cf8f5d1a3f4d8c1c1f0f0b5c88f2f1f1d0a9d3c2b1a0f9e8d",
         *       "version": "1.0.0",
         *       "first_at": "2026-03-02T08:00:00.000Z",
         *       "last_at": "2026-11-20T09:00:00.000Z",
         *       "entries": 9120,
         *       "is_present": true,
         *       "description": {
         *         "id": "memo",
         *         "version": "1.0.0",
         *         "conditions": "1.1.0",
         *         "states": [],
         *         "transitions": []
         *       }
         *     }
         */
        WorkflowVersion: {
            description: components["schemas"]["ModelDescription"];
            /** @description How many steps it decided. */
            entries: number;
            /**
             * Format: date-time
             * @description When it decided first; null where it never did.
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
        /** @description The key, this once. */
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
        /** @description Nothing stands against it. */
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
        /** @description The lines as they are now, and what happened in the seed's code. */
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
        /** @description A code is on its way, if the address can have one. */
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
        /** @description Done; there is nothing to say but the message. */
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
        /** @description The file is ready. */
        FileLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Where it is fetched, with the same token.
                     * @example /files/exports/9f86d081884c7d659a2feaa0c55ad015
                     */
                    data: string;
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
        /** @description What the account may see, and what there is to choose from. */
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
        /** @description A job does it. */
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
        /** @description The pair or the search as it is kept. */
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
        /** @description Maintenance as it stands. */
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
        /** @description What the house prints on its papers, as it stands. */
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
        /** @description The stones that a search begins with. */
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
        /** @description The rules of trade as they stand. */
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
        /** @description The code was right; the token proves it once, for 30 minutes. */
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
        /** @description Answer 202 at once and let a job do it. */
        AsJob: boolean;
        /** @description A PDF instead of a page. */
        AsPdf: boolean;
        /** @description An Excel file instead of a page. */
        AsSheet: boolean;
        /** @description Those of this business associate's customers. */
        AssociateId: number;
        BusinessId: number;
        ClientId: number;
        /** @description A tab of the list by its name; one that the list has not is 422. */
        CurrentTab: string;
        DiamondTypeFilter: components["schemas"]["DiamondType"];
        /** @description Last day, in the house's time zone. */
        EndDate: string;
        /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
        GroupBy: number;
        Id: number;
        IsActive: boolean;
        IsCountOnly: boolean;
        IsGuest: boolean;
        JobId: string;
        /** @description The code of the list (spec §4). */
        LineStatus: number;
        /** @description From 1. */
        Page: number;
        RoleId: components["schemas"]["RoleId"];
        RoleIdNeeded: components["schemas"]["RoleId"];
        Search: string;
        SearchMode: components["schemas"]["SearchMode"];
        /** @description Words of the trade: 1ct D VVS 3ex gia. */
        SearchTerm: string;
        SessionKey: string;
        Size50: number;
        Size100: number;
        Size200: number;
        Size500: number;
        Size1000: number;
        /** @description Column names, the first counts most; a minus before a name turns its order round. */
        Sort: string;
        /** @description First day, in the house's time zone. */
        StartDate: string;
        StockNoInPath: components["schemas"]["StockNo"];
        UserId: number;
        /** @description The name of a machine; one that there is not is 404. */
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
                        /** @example 402917 */
                        otp: string;
                    };
                };
            };
        };
        ConfirmChanges: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "id": 17,
                     *           "version": 1,
                     *           "price_per_ct": 7750
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "version": 1,
                     *       "text": "Yes, the table is clean."
                     *     }
                     */
                    data: {
                        text: string;
                        /** @description Of the line, as it was read. */
                        version: number;
                    };
                };
            };
        };
        EnquiryOffer: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "price_per_ct": 6500,
                     *       "stands_hours": 48,
                     *       "is_held": true,
                     *       "text": "For this week."
                     *     }
                     */
                    data: {
                        /** @description The stone is held for the client for as long as the holds of the house are. */
                        is_held: boolean;
                        price_per_ct: number;
                        reason?: components["schemas"]["Remark"];
                        /** @description For so many hours it stands. */
                        stands_hours: number;
                        text?: string;
                        /** @description Of the line, as it was read. */
                        version: number;
                    };
                };
            };
        };
        EnquiryQuestion: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "text": "Is there a video in daylight?"
                     *     }
                     */
                    data: {
                        text: string;
                    };
                };
            };
        };
        EnquiryRefusal: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "version": 3,
                     *       "text": "Too dear for us."
                     *     }
                     */
                    data: {
                        text?: string;
                        /** @description Of the line, as it was read. */
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
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "id": 17,
                     *           "version": 1
                     *         },
                     *         {
                     *           "id": 18,
                     *           "version": 3
                     *         }
                     *       ],
                     *       "reason": "Sold elsewhere"
                     *     }
                     */
                    data: {
                        ids?: components["schemas"]["LineIds"];
                        /** @description In place of `ids`: lines as they were read. One that has changed since is 409 `staleVersion`, with who did what and when, and nothing is written. */
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
                    /**
                     * @example {
                     *       "stock_numbers": [
                     *         "LP100023"
                     *       ],
                     *       "user_id": 6
                     *     }
                     */
                    data: {
                        ids?: components["schemas"]["LineIds"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description Whom it is for: needed from the house, absent or own from buyers. */
                        user_id?: number;
                    };
                };
            };
        };
        MemoSale: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "id": 17,
                     *           "price_per_ct": 7700
                     *         }
                     *       ]
                     *     }
                     */
                    data: {
                        ids?: components["schemas"]["LineIds"];
                        lines?: components["schemas"]["SoldStone"][];
                        reason?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                    };
                };
            };
        };
        NewConfirms: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "stock_no": "LP100023",
                     *           "price_per_ct": 7800
                     *         }
                     *       ],
                     *       "user_id": 6
                     *     }
                     */
                    data: {
                        lines?: components["schemas"]["WantedStone"][];
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description Whom it is for: needed from the house, absent or own from buyers. */
                        user_id?: number;
                    };
                };
            };
        };
        NewMemo: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "stock_numbers": [
                     *         "LP100023"
                     *       ],
                     *       "user_id": 6,
                     *       "due_date": "2026-12-04"
                     *     }
                     */
                    data: {
                        /** Format: date */
                        due_date?: string;
                        /** @description In place of `stock_numbers`: stones each with the price that is agreed, or at the one that was spoken of before. */
                        lines?: components["schemas"]["WantedStone"][];
                        reason?: components["schemas"]["Remark"];
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        terms?: string;
                        /** @description Whom it is for: needed from the house, absent or own from buyers. */
                        user_id?: number;
                    };
                };
            };
        };
        SeenEnquiry: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "version": 3
                     *     }
                     */
                    data: {
                        /** @description Of the line, as it was read. */
                        version: number;
                    };
                };
            };
        };
        StockNumbers: {
            content: {
                "application/json": {
                    /**
                     * @example {
                     *       "stock_numbers": [
                     *         "LP100023",
                     *         "LP100047"
                     *       ],
                     *       "user_id": 6
                     *     }
                     */
                    data: {
                        remark?: components["schemas"]["Remark"];
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description Whom it is for: needed from the house, absent or own from buyers. */
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
                    /**
                     * @example {
                     *       "stock_numbers": [
                     *         "LP100023"
                     *       ],
                     *       "user_id": 6,
                     *       "text": "Is the table clean?"
                     *     }
                     */
                    data: {
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        text?: string;
                        /** @description Whom it is for: needed from the house, absent or own from buyers. */
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
    listAdmins: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
    listOutbox: {
        parameters: {
            query?: {
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description One item of the workflow that is named beside it. */
                item?: string;
                operation?: components["schemas"]["AuditWord"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description All that one request did. */
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
                /** @description A stone, with all its lines; one that nobody knows is 404. */
                stock_no?: components["schemas"]["StockNo"];
                transition?: components["schemas"]["AuditWord"];
                /** @description What this account did, or was done in its name. */
                who?: number;
                /** @description A workflow or a table of the house; several by comma. */
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
                            /** @description There are more than were counted. */
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
                /** @description One item of the workflow that is named beside it. */
                item?: string;
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                operation?: components["schemas"]["AuditWord"];
                /** @description All that one request did. */
                request_id?: string;
                role_id?: components["parameters"]["RoleId"];
                search?: components["parameters"]["Search"];
                /** @description From this entry on. */
                seq_from?: number;
                /** @description Up to this entry. */
                seq_to?: number;
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description A stone, with all its lines; one that nobody knows is 404. */
                stock_no?: components["schemas"]["StockNo"];
                transition?: components["schemas"]["AuditWord"];
                /** @description What this account did, or was done in its name. */
                who?: number;
                /** @description A workflow or a table of the house; several by comma. */
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
                /** @description From 1. */
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
                /** @description Another one, of the same log or a longer one. */
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
    exportAssociates: {
        parameters: {
            query?: {
                is_active?: components["parameters"]["IsActive"];
                search?: components["parameters"]["Search"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description From 1. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_active?: components["parameters"]["IsActive"];
                /** @description Whether the business is registered (status 11). */
                is_register?: boolean;
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description With a document that waits for a decision; those without one where it is false. */
                kyc_waiting?: boolean;
                search?: components["parameters"]["Search"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the business; who has none counts as 9. */
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
                    /**
                     * @example {
                     *       "status": 1,
                     *       "version": 4
                     *     }
                     * @example {
                     *       "is_active": false
                     *     }
                     */
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
            /** @description The business as it stands now. */
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
                /** @description From 1. */
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
            /** @description People, the first first. */
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
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description From 1. */
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
    listKyc: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
            /** @description Until when it is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example {
                         *       "expires_at": "2026-11-27T09:00:00.000Z"
                         *     }
                         */
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
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                is_active?: components["parameters"]["IsActive"];
                /** @description Whether the business is registered (status 11). */
                is_register?: boolean;
                /** @description With a document that waits for a decision; those without one where it is false. */
                kyc_waiting?: boolean;
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
                sort?: components["parameters"]["Sort"];
                /** @description First day, in the house's time zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The code of the business; who has none counts as 9. */
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
            /** @description The stone as the asker sees it, where it is now, and its life. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size200"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
            /** @description The door, the folder, and the latest 50 files. */
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
                /** @description From 1. */
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
    listCaratRanges: {
        parameters: {
            query?: {
                /** @description From 1. */
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
    listCollections: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                is_active?: components["parameters"]["IsActive"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Part of the name or the description. */
                searchTerm?: string;
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description From 1. */
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
    listDemands: {
        parameters: {
            query?: {
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                is_active?: components["parameters"]["IsActive"];
                /** @description From 1. */
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
                /** @description Answer 202 at once and let a job do it. */
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stone as the asker sees it, and its history, the oldest first. */
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
                /** @description Answer 202 at once and let a job do it. */
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
                /** @description Rows that hold this weight. */
                carat?: components["schemas"]["Carat"];
                clarity?: components["schemas"]["ListClarity"];
                color?: components["schemas"]["ListColor"];
                list_id?: number;
                /** @description From 1. */
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
    listKeptPairs: {
        parameters: {
            query?: {
                /** @description From 1. */
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
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "is_separable": true
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "kind": "stones",
                     *       "stock_nos": [
                     *         "JD1000000",
                     *         "JD1000001"
                     *       ],
                     *       "is_separable": false
                     *     }
                     */
                    data: {
                        /** @description Whether one may be sold without the other. */
                        is_separable?: boolean;
                        /**
                         * @description Stones need `stock_nos`, a search `name` and `search`.
                         * @enum {string}
                         */
                        kind: "stones" | "search";
                        name?: string;
                        pair?: components["schemas"]["PairTolerances"];
                        search?: components["schemas"]["PairSearch"];
                        stock_nos?: string[];
                        /** @description For which client it is searched. */
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
                /** @description From 1. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: boolean;
                size?: components["parameters"]["Size500"];
                /** @description First day, in the house's time zone. */
                start_date?: string;
                user_id?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stones, and what there is under the same filter. */
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
        requestBody: components["requestBodies"]["StonesWithText"];
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description A CSV file instead of a page. */
                csv?: components["parameters"]["AsCsv"];
                /** @description A tab of the list by its name; one that the list has not is 422. */
                currentTab?: components["parameters"]["CurrentTab"];
                diamond_type?: components["parameters"]["DiamondTypeFilter"];
                /** @description Last day, in the house's time zone. */
                endDate?: components["parameters"]["EndDate"];
                /** @description An Excel file instead of a page. */
                export?: components["parameters"]["AsSheet"];
                /** @description 1 diamond list, 2 date, 3 customer, 4 date and customer, 5 invoice, 6 order, 7 memo. */
                groupBy?: components["parameters"]["GroupBy"];
                /** @description Answer 202 at once and let a job do it. */
                job?: components["parameters"]["AsJob"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description A PDF instead of a page. */
                pdf?: components["parameters"]["AsPdf"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
        requestBody: components["requestBodies"]["StockNumbers"];
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
            /** @description The lines that wait for an answer, and what was not found. */
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
                    /**
                     * @example {
                     *       "stock_numbers": [
                     *         "LP100023",
                     *         "3246822507"
                     *       ],
                     *       "user_id": 6
                     *     }
                     */
                    data: {
                        stock_numbers?: components["schemas"]["StockNumbers"];
                        /** @description Whom it is for: needed from the house. */
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
                /** @description From 1. */
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
            /** @description A page of stones, and what there is under the same filter. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
            /** @description A page of stones, and what there is under the same filter. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
            /** @description A page of stones, and what there is under the same filter. */
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
                /** @description From 1. */
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
            /** @description A page of stones, and what there is under the same filter. */
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
                /** @description From 1. */
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
            /** @description Columns in their order. */
            200: {
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
                    /**
                     * @example {
                     *       "columns": [
                     *         {
                     *           "id": "carat",
                     *           "is_shown": true,
                     *           "width": 80
                     *         }
                     *       ]
                     *     }
                     */
                    data: {
                        columns: {
                            id: string;
                            is_shown: boolean;
                            width?: number | null;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Columns in their order. */
            200: {
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
            /** @description The stone as it stands now. */
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
    listTasks: {
        parameters: {
            query?: {
                /** @description From 1. */
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
                    /**
                     * @example {
                     *       "status": 2,
                     *       "version": 1
                     *     }
                     */
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
            /** @description The list, what its change does, and the job that prices the stock. */
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
            /** @description The rate; null where none was set. */
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
                /** @description From 1. */
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
    listBusinessMarkups: {
        parameters: {
            query?: {
                business_id?: number;
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
            /** @description Every step of the calculation, and every layer of markup that was asked. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
                sort?: components["parameters"]["Sort"];
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size500"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
                sort?: components["parameters"]["Sort"];
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
    listRoleUsers: {
        parameters: {
            query?: {
                /** @description From 1. */
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
    listRoles: {
        parameters: {
            query?: {
                /** @description From 1. */
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
                /** @description From 1. */
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
                /** @description From 1. */
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
                        /**
                         * @example {
                         *       "email": "nora@quist.test"
                         *     }
                         */
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
                /** @description From 1. */
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
                        user_name: components["schemas"]["UserName"];
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
                /** @description From 1. */
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
                /** @description The specification's word for `size`; it counts where both are given. */
                limit?: number;
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open sessions, the latest first. */
            200: {
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
                /** @description The name of a machine; one that there is not is 404. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                /** @description The name of a machine; one that there is not is 404. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                search?: components["parameters"]["Search"];
                size?: components["parameters"]["Size50"];
                /** @description Column names, the first counts most; a minus before a name turns its order round. */
                sort?: components["parameters"]["Sort"];
                /** @description A state by its path, those below it included. */
                state?: string;
            };
            header?: never;
            path: {
                /** @description The name of a machine; one that there is not is 404. */
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
                /** @description The name of a machine; one that there is not is 404. */
                name: components["parameters"]["WorkflowName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history; its last 1000 steps where it has more. */
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
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
            };
            header?: never;
            path: {
                /** @description The name of a machine; one that there is not is 404. */
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
            /** @description How much would have been decided differently, and a page of the items, whatever parted last first. */
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
                /** @description The name of a machine; one that there is not is 404. */
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
            /** @description Items that wait. */
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
