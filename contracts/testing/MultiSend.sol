// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @title MultiSend: several calls in one transaction, so that one hash holds several money events.
contract MultiSend {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    /// @notice Makes every call, or none.
    function send(Call[] calldata calls) external payable {
        for (uint256 i = 0; i < calls.length; ++i) {
            if (calls[i].data.length == 0) {
                Address.sendValue(payable(calls[i].to), calls[i].value);
            } else {
                Address.functionCallWithValue(calls[i].to, calls[i].data, calls[i].value);
            }
        }
    }
}
